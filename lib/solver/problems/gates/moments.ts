import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { listQuantities } from "../../../quantity/scan-quantity.ts";
import { areSameUnit } from "../../../quantity/units/unit.ts";
import type { Given, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";

/** What stands right before, and right behind, a value that something has in the end. */
type EndWords = { readonly before: RegExp; readonly behind: RegExp };

const NEVER = /(?!)/;

const END: Readonly<Record<Locale, EndWords>> = {
  en: {
    before:
      /\bdilut[^?]{0,50} to (?:a |an |the )?(?:(?:total|final|new) )?(?:volume of )?$|\bdilut[^?]{0,30} to (?:make|bring|turn|get) (?:it |the solution )?(?:in)?(?:to )?$|\b(?:become|became|grown to|grew to|risen to|rose to) $|\b(?:leaves|leaving|remains?|remaining)(?: only| just)? $/i,
    behind: /^(?: of (?:it|them|the \w+))?,? (?:is|are|was|were|has|have)? ?(?:still )?(?:left|remain\w*)\b/i,
  },
  es: {
    before:
      /(?<!\p{L})dilu[^?]{0,50} (?:a|hasta)(?: un volumen(?: final| total)? de)? $|(?<!\p{L})(?:quedan?|restan?)(?: solo| sólo)? $/iu,
    behind: NEVER,
  },
  fr: {
    before:
      /(?<!\p{L})dilu[^?]{0,50} (?:à|jusqu[’']à)(?: un volume(?: final| total)? de)? $|(?<!\p{L})(?:il )?(?:en )?reste(?: encore)? $/iu,
    behind: NEVER,
  },
  am: { before: /ወደ ?$/u, behind: /^ ?(?:ብቻ )?(?:ቀርቷል|ቀረ|ይቀራል)/u },
  zh: { before: /稀释(?:至|到|成)$|(?:剩下|剩余|还剩|剩)(?:有)?$/u, behind: /^(?:残留|剩余)/u },
  hi: { before: NEVER, behind: /^ ?(?:तक तनु|शेष|बच)/u },
};

/** The numbers that a text says something has in the end. */
function listEnds(text: string, locale: Locale): Given["quantity"][] {
  const { before, behind } = END[locale];
  return listQuantities(text, { locale, trailingZeros: "measured" }).flatMap((read) => {
    if (!read.ok) return [];
    const { quantity, start, end } = read.value;
    const spaces = text.slice(start).length - text.slice(start).trimStart().length;
    const lead = text.slice(Math.max(0, start - 60), start + spaces);
    return before.test(lead) || behind.test(text.slice(end, end + 40)) ? [quantity] : [];
  });
}

/**
 * "80 mL … is diluted to 40 mL", "of 20 g 35 g are left": what the text says of the end was taken for the beginning, since only
 * so it comes out.
 */
export function takesEndForStart(text: string, locale: Locale, { givens }: Statement): boolean {
  const starts = givens.filter(({ variable }) => variable.label === "initial");
  const isEnded = ({ variable: { kind, of } }: Given): boolean =>
    givens.some(({ variable }) => variable.kind === kind && variable.of === of && variable.label === "final");
  const both = starts.filter(isEnded);
  if (both.length === 0) return false;
  return listEnds(text, locale).some((end) =>
    both.some(({ quantity }) => quantity.value.eq(end.value) && areSameUnit(quantity.unit, end.unit)),
  );
}

/** "A mixture of N2, O2 and Ar has … of N2 and … of O2": the pressure of all is the sum over every gas that is named. */
export function leavesGasOut(
  tokens: readonly ProblemToken[],
  { givens, goals, scene }: Statement,
  solutions: readonly SolutionFacts[],
): boolean {
  const isSum = goals.some(({ variable }) => variable.kind === "pressure" && variable.label === "total");
  const parts = givens.flatMap(({ variable: { kind, of } }) => (kind === "pressure" && of !== null ? [of] : []));
  if (!isSum || scene.equation !== null || parts.length !== givens.length || solutions.length !== 1) return false;
  return tokens.some(
    (token) =>
      token.kind === "substance" &&
      !token.substance.formulas.some((formula) => parts.some((part) => sameAtoms(part, formula))),
  );
}

/** Where a reaction goes, and no moment at which something is measured. */
const ON_THE_WAY =
  /\b(?:once|when|after|until|till|by the time)\b[^.?]{0,20}\bequilibrium (?:is|has been|was|had been) (?:reached|established|attained|set up)|\b(?:reach(?:es|ed)?|attain(?:s|ed)?|comes? to|came to) equilibrium\b/i;

/** "A mixture produced by the decomposition of pure N2O4 with [N2O4] = 0.30 M": told of what there was before any of it reacted. */
const FROM_ONE =
  /\b(?:produced|formed|obtained|made|prepared|results?|resulting|arises?|starting) (?:by|from|in|through|on|with|when) [^.?]{0,60}\b(?:pure|decompos|dissociat)|\bpure [A-Z]\w* (?:with|at|of|that|whose|has|is)\b/;

/** "0.20 M A and 0.20 M B react; how much C is there once equilibrium is reached?": what reacts is told as it is at first. */
export function takesStartForMixture(text: string, { givens, goals, scene }: Statement): boolean {
  const { equation, conditions } = scene;
  const isOnTheWay = ON_THE_WAY.test(text) && !/\bat equilibrium\b|\bequilibrium mixture\b/i.test(text);
  if (equation === null || (!isOnTheWay && !FROM_ONE.test(text))) return false;
  const reactants = equation.species.slice(0, equation.equation.reactants.length);
  const isPart = (kind: string): boolean => kind === "molarity" || kind === "pressure";
  const told = givens.filter(({ variable }) => isPart(variable.kind));
  return (
    conditions.has("at-equilibrium") &&
    told.length > 0 &&
    goals.some(({ variable: { kind, of } }) => isPart(kind) && of !== null && !reactants.includes(of)) &&
    told.every(({ variable: { of, label } }) => label === null && of !== null && reactants.includes(of))
  );
}
