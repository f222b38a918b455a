import type { StepSolutionCard } from "../cards/step-solution.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import { isSameVariable, type Kind, type Variable } from "../methods/rules/kinds.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { loadQuantity } from "../quantity/stored-quantity.ts";
import type { Before } from "../reading/statement/problem-before.ts";
import { saysWhy } from "./asked-step.ts";
import { findBefore } from "./follow-up/before.ts";
import { firstSolved } from "./pose-problem.ts";

/** The same question of two substances, which differ in a constant, or of which one is weak. */
export type OtherSubstance = {
  readonly from: string;
  readonly to: string;
  readonly answer: { readonly variable: Variable; readonly from: Quantity; readonly to: Quantity };
  readonly constant: { readonly kind: Kind; readonly from: Quantity; readonly to: Quantity } | null;
};

/** Longer messages say more. UTF-16 units. */
const LONGEST = 80;

/** One against another, and nothing that is named. */
const COMPARES =
  /(?<!\p{L})(?:more|less|much|bigger|big|larger|higher|high|lower|low|smaller|small|greater|different|differ|plus|moins|grande?|petite?|diff[eé]rente?s?|m[aá]s|menos|mayor|menor|poco|tanto|tan|diferente|zyada|kam|alag)(?!\p{L})|更|[大小高低多少]|不同|不一样|ज्यादा|ज़्यादा|अधिक|कम|अलग|በለጠ|አነሰ|ያነሰ|የበለጠ|ይበልጣል|ይለያል/iu;

/** "Why so much less?", behind the same problem of another substance. Null where something else changed, or nothing tells. */
export function findOtherSubstance(text: string, cards: readonly StepSolutionCard[]): OtherSubstance | null {
  if (text.length > LONGEST || /\p{Nd}/u.test(text) || !saysWhy(text) || !COMPARES.test(text)) return null;
  const [earlier, last] = cards.slice(-2);
  const [was, now] = [earlier, last].map((card) => (card === undefined ? null : findBefore(card)));
  if (earlier === undefined || last === undefined || !was?.goal || !now?.goal) return null;
  const [from, to] = [was, now].map(substanceOf);
  if (from === undefined || to === undefined || from === to || !isSameQuestion(was, now)) return null;
  const answer = { variable: { ...now.goal.variable, of: null }, from: was.goal.answer, to: now.goal.answer };
  const constants = [earlier, last].map(({ facts }) => lookedUp(facts.at(-1)));
  const both = constants[0]?.flatMap((own) => {
    const other = constants[1]?.find(({ kind }) => kind === own.kind);
    return other === undefined || other.quantity.value.eq(own.quantity.value)
      ? []
      : [{ kind: own.kind, from: own.quantity, to: other.quantity }];
  });
  const constant = both?.[0] ?? molarMasses(from, to, now);
  if (constant !== null) return { from, to, answer, constant };
  const weak = constants.map((own) => own?.some(({ kind }) => WEAK.has(kind)) === true);
  if (weak[0] === weak[1]) return null;
  // The strong one first.
  const turned = { from: to, to: from, answer: { ...answer, from: answer.to, to: answer.from } };
  return { ...(weak[0] === true ? turned : { from, to, answer }), constant: null };
}

const WEAK: ReadonlySet<Kind> = new Set<Kind>(["acid-constant", "base-constant"]);

const substanceOf = ({ goal, substances }: Before): string | undefined => goal?.variable.of ?? substances[0];

/** The same quantity, from the same values. */
function isSameQuestion(was: Before, now: Before): boolean {
  const plain = (variable: Variable): Variable => ({ ...variable, of: null });
  if (was.goal === null || now.goal === null || was.givens.length !== now.givens.length) return false;
  return (
    isSameVariable(plain(was.goal.variable), plain(now.goal.variable)) &&
    now.givens.every(({ variable, quantity }) =>
      was.givens.some(
        (each) => isSameVariable(plain(each.variable), plain(variable)) && each.quantity.value.eq(quantity.value),
      ),
    )
  );
}

/** What a solution took from a table. */
function lookedUp(facts: SolutionFacts | undefined): { kind: Kind; quantity: Quantity }[] {
  return (facts?.derivation?.nodes ?? []).flatMap(({ quantity: { kind }, origin, ...value }) => {
    const isTable = origin.kind === "step" && origin.from.length === 0;
    const quantity = isTable ? loadQuantity(value) : null;
    return quantity?.ok === true ? [{ kind: kind as Kind, quantity: quantity.value }] : [];
  });
}

const WEIGHED: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "particles"]);

/** Between grams and moles stands the molar mass. */
function molarMasses(from: string, to: string, { goal, givens }: Before): OtherSubstance["constant"] {
  const kinds = [...givens.map(({ variable }) => variable.kind), ...(goal === null ? [] : [goal.variable.kind])];
  if (!kinds.includes("mass") || !kinds.some((kind) => kind !== "mass" && (WEIGHED.has(kind) || kind === "molarity")))
    return null;
  const [one, other] = [from, to].map((formula) => {
    const value = firstSolved([`molar mass of ${formula}`], DEFAULT_LOCALE)?.solutions[0]?.answer.value;
    const quantity = value?.kind === "quantity" ? loadQuantity(value) : null;
    return quantity?.ok === true ? quantity.value : null;
  });
  return one && other ? { kind: "molar-mass", from: one, to: other } : null;
}
