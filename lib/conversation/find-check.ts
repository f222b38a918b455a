import { molarMass } from "../chemistry/formula/molar-mass.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { checkLines } from "../guided/advance.ts";
import { type GuidedPlan, planGuided } from "../guided/plan.ts";
import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { isUnity } from "../quantity/units/unit.ts";
import type { Words } from "../wording/words.ts";
import { resultOf } from "../working/judge-entry.ts";
import { type Entry, scanWorking } from "../working/scan-working.ts";
import { compareValues } from "../working/compare.ts";
import { composeQuestions, type Goal, goalOf, listMentions, type Mention, substanceIn } from "./compose-question.ts";
import { findNamed } from "./find-named.ts";
import { dropCues, saysCue } from "./guide-cues.ts";
import { listFormulas } from "./list-formulas.ts";
import { firstSolved, type Posed, poseProblem } from "./pose-problem.ts";

/** A working to be checked, and the problem that it belongs to; null where that cannot be told. */
export type CheckWish = { readonly problem: string | null; readonly text: string };

const LONGEST = 4_000;

const MOLAR = getUnit("mol/L");

/** The problems that a working may belong to, the likeliest first. */
type ListSubjects = () => readonly { readonly problem: string; readonly solutions: readonly SolutionFacts[] }[];

/** Lines of working with the wish to have them checked; null where there is no such wish, or no calculation. */
export function findCheck(text: string, words: Words, listSubjects: ListSubjects): CheckWish | null {
  if (text.length > LONGEST || !(saysCue(text, "check") || saysCue(text, "find-slip"))) return null;
  return findWorking(dropCues(text, ["find-slip", "check"]), words, listSubjects);
}

/** Whether a calculation stands in a text: cheap, as every message is asked. */
export function showsWorking(text: string, locale: Locale): boolean {
  const told = text.replaceAll(CONSTANT, " ");
  return text.length <= LONGEST && scanWorking(told, locale).some(({ parts }) => parts.length > 1);
}

/** "HF, Ka = 6.8e-4": a constant that is told is no calculation. */
const CONSTANT =
  /(?<!\p{Script=Latin})p?K_?(?:a|b|w|c|p|sp|h)\s?(?:=|:|of|is)\s?\d+(?:[.,]\d+)?(?:\s?[×x*·]\s?10\s?\^?\s?[-−⁻]?[\d⁰¹²³⁴-⁹]+|e[-−+]?\d+)?/giu;

/** The same of a text that is nothing but working, as "n = 0.25 × 0.80 = 0.2 mol" is: who writes a calculation down shows it. */
export function findWorking(written: string, words: Words, listSubjects: ListSubjects): CheckWish | null {
  if (written.length > LONGEST) return null;
  const working = withGrams(written);
  const entries = scanWorking(working, words.locale);
  const first = entries.find(({ parts }) => parts.length > 1);
  if (first === undefined) return null;
  const stated = findStated(working, first, words);
  if (stated !== null) return { problem: stated.problem, text: stated.working };
  const inferred = inferProblem(working, entries, words);
  if (inferred !== null && fits(inferred.solutions, entries)) return { problem: inferred.problem, text: working };
  const amount = inferAmount(working, words);
  if (amount !== null && fits(amount.solutions, entries)) return { problem: amount.problem, text: working };
  const before = listSubjects().find(({ solutions }) => planOf(solutions) !== null);
  return { problem: before?.problem ?? null, text: working };
}

/** "44克CO2 / 44": a unit that is a word of another script, by its symbol, as lines of working are read. */
const withGrams = (text: string): string => text.replaceAll(/(?<=\d)\s?(?:克|ग्राम|ግራም)\s?/gu, " g ");

/** The problem that a working is of, as far as its own text tells: so that what is said to it next is known to be of that. */
export function workedProblem(text: string, words: Words): Posed | null {
  if (text.length > LONGEST) return null;
  const working = withGrams(dropCues(text, ["find-slip", "check"]));
  const entries = scanWorking(working, words.locale);
  const first = entries.find(({ parts }) => parts.length > 1);
  if (first === undefined) return null;
  const stated = findStated(working, first, words);
  if (stated !== null) return poseProblem(stated.problem, words);
  return inferProblem(working, entries, words) ?? inferAmount(working, words);
}

function planOf([solution]: readonly SolutionFacts[]): GuidedPlan | null {
  return solution === undefined ? null : planGuided(solution);
}

/** Whether anything in the lines has to do with a problem. */
function fits(solutions: readonly SolutionFacts[], entries: readonly Entry[]): boolean {
  const plan = planOf(solutions);
  return (
    plan !== null &&
    checkLines(plan, entries).remarks.some(({ verdict }) => !["apart", "arithmetic", "given"].includes(verdict.kind))
  );
}

/** The problem may stand before the working in the same message, in its own sentence or line. */
function findStated(
  text: string,
  first: Entry,
  words: Words,
): { readonly problem: string; readonly working: string } | null {
  const asked = findAskedBefore(text, words);
  if (asked !== null) return asked;
  const ends = [...text.slice(0, first.start).matchAll(/[:：?？.。\n;]\s*/gu)].map(
    ({ 0: mark, index }) => index + mark.length,
  );
  for (const end of ends.toReversed()) {
    const before = text.slice(0, end).replace(/[:：\s]+$/u, "");
    const posed = before.length < 12 ? null : poseProblem(before, words);
    const problem = posed ?? (before.length < 12 ? null : poseProblem(before.split(/[:：]\s/u).at(-1) ?? "", words));
    if (problem !== null && planOf(problem.solutions) !== null)
      return { problem: problem.problem, working: text.slice(end) };
  }
  return null;
}

/** "pH of 0.05 M HNO3 = −log(0.05) = 1.3": what stands before the first sign of equality asks. */
function findAskedBefore(text: string, words: Words): { readonly problem: string; readonly working: string } | null {
  const [, asked = "", letter = "", worked = ""] = ASKED_BEFORE.exec(text) ?? [];
  const posed = asked === "" ? null : poseProblem(asked.trim(), words);
  const isPlanned = posed !== null && planOf(posed.solutions) !== null;
  return isPlanned ? { problem: posed.problem, working: `${letter} = ${worked}` } : null;
}

const ASKED_BEFORE = /^[\s:：,]*((pO?H)(?!\p{Script=Latin})[^=\n]*\p{Nd}[^=\n]*)=\s*(.+)$/su;

/**
 * "n(CO2) = 8.8/44", "36 g of water / 18 = 2 mol": a mass over the molar mass of what is named, whose units go without saying; null
 * where it is none. Times the Avogadro constant it counts the molecules.
 */
export function inferAmount(text: string, words: Words): Posed | null {
  const [, formula = "", mass = "", over = ""] = AMOUNT.exec(text) ?? readQuotient(text, words.locale) ?? [];
  const parsed = parseFormula(formula);
  const molar = parsed.ok ? molarMass(parsed.value) : null;
  if (molar?.ok !== true || Math.abs(numberOf(over) - Number(molar.value)) > NEAR * Number(molar.value)) return null;
  const counts = AVOGADRO.test(text) ? [`How many molecules are in ${mass.replace(",", ".")} g of ${formula}?`] : [];
  const amounts = composeQuestions(
    { kind: "amount", of: formula },
    listMentions(`${mass} g ${formula}`, words.locale),
    words,
  );
  return firstSolved([...counts, ...amounts], words.locale);
}

/** As the other one: what it is of, the mass, and what that is divided by. */
function readQuotient(text: string, locale: Locale): readonly string[] | null {
  const [all, mass = "", between = "", over = ""] = QUOTIENT.exec(text) ?? [];
  const formula = all === undefined ? null : (substanceIn(between, locale) ?? onlySubstance(text, locale));
  return formula === null ? null : ["", formula, mass, over];
}

/** The one substance that a text names. */
function onlySubstance(text: string, locale: Locale): string | null {
  const formulas = listFormulas(text);
  if (formulas.length > 0) return formulas.length === 1 ? (formulas[0] ?? null) : null;
  return findNamed(text, locale)?.formulas[0] ?? null;
}

const QUOTIENT =
  /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)\s?(?:g(?![\p{L}])|grams?|gramos?|grammes?|克|ग्राम|ግራም)?\s?([^/÷=\n]{0,30}?)\s?[/÷]\s?(\d+(?:[.,]\d+)?)(?![\d.,]*\s?(?:mL|L)(?!\p{L}))/u;

const AVOGADRO = /6[.,]02\d*\s?(?:e\+?|[x×*·]\s?10\s?\^?\s?)\s?(?:23|²³)/iu;

const AMOUNT =
  /(?<!\p{L})n\s?\(\s?([A-Z][A-Za-z\d()]*?)\s?\)\s?=\s?(\d+(?:[.,]\d+)?)\s?(?:g\s?)?[/÷:]\s?(\d+(?:[.,]\d+)?)/u;

const numberOf = (text: string): number => Number(text.replace(",", "."));

/** So far a rounded molar mass may be from what it is, as a share. */
const NEAR = 0.01;

/** What the lines start from and what they come to make a problem of their own: with what came out before, where that is needed. */
function inferProblem(text: string, entries: readonly Entry[], words: Words): Posed | null {
  const last = entries.findLast(({ parts }) => parts.length > 1);
  const result = last === undefined ? null : resultOf(last);
  if (last === undefined || result === null) return null;
  const mentions = listMentions(text, words.locale).filter(
    (mention, index, all) => all.findIndex(({ plain }) => plain === mention.plain) === index,
  );
  const calculated = entries.filter(({ parts, after }) => parts.length > 1 || after !== "");
  const isFound = (mention: Mention, among: readonly Entry[]) =>
    among.some((entry) => {
      const value = resultOf(entry);
      return value !== null && isSame(value, mention.quantity);
    });
  const given = mentions.filter((mention) => !isFound(mention, calculated));
  const between = mentions.filter((mention) => !isFound(mention, [last]));
  const starts = [given.length > 0 ? given : mentions.slice(0, 1), ...(between.length > given.length ? [between] : [])];
  return starts.map((known) => poseFrom(known, last, result, text, words)).find((posed) => posed !== null) ?? null;
}

function poseFrom(known: readonly Mention[], last: Entry, result: Quantity, text: string, words: Words): Posed | null {
  const reactants = reactantsOf(text);
  const goals = goalsOf(
    last,
    result,
    known.flatMap(({ of }) => of ?? []),
    reactants,
  );
  const other = reactants.find((each) => !known.some(({ of }) => of === each));
  const completed = known.map((mention) =>
    // What is dissolved is the other reactant, where it is not said.
    mention.quantity.unit.dimension === MOLAR.dimension && other !== undefined ? { ...mention, of: other } : mention,
  );
  return firstSolved(
    goals.flatMap((goal) => {
      // "I should get 0.5 mol" is no start of a way to moles.
      const others = completed.filter(({ quantity }) => goalOf(quantity, null)?.kind !== goal.kind);
      return [...composeQuestions(goal, completed, words), ...composeQuestions(goal, others, words)];
    }),
    words.locale,
  );
}

const isSame = (one: Quantity, other: Quantity): boolean =>
  !isUnity(one.unit) && one.unit.dimension === other.unit.dimension && compareValues(one, other) === "same";

/** The formulas around a plus sign or an arrow. */
function reactantsOf(text: string): string[] {
  const sum = /((?:\d*\s?[A-Z][A-Za-z\d()]*\s*\+\s*)+\d*\s?[A-Z][A-Za-z\d()]*)/u.exec(text);
  return (sum?.[1] ?? "").split("+").flatMap((term) => /[A-Z][A-Za-z\d()]*/.exec(term)?.[0] ?? []);
}

const OF_LETTERS: Readonly<Record<string, Goal>> = {
  n: { kind: "amount", of: null },
  m: { kind: "mass", of: null },
  c: { kind: "molarity", of: null },
  V: { kind: "volume", of: null },
};

function goalsOf({ label }: Entry, result: Quantity, known: readonly string[], reactants: readonly string[]): Goal[] {
  if (/p[Hh]\s*=?\s*$/u.test(label)) return [{ kind: "ph", of: null }];
  const letter = /([A-Za-z])(?:\([^)]*\)|_\w+)?\s*=?\s*$/u.exec(label)?.[1] ?? "";
  // Who leaves the unit out still says by its letter what comes out.
  const goal = isUnity(result.unit) ? (OF_LETTERS[letter] ?? null) : goalOf(result, null);
  if (goal === null) return [];
  const others = reactants.filter((each) => !known.includes(each));
  return [...others, ...known, null].map((of) => ({ ...goal, of }));
}
