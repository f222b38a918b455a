import { parseNuclide } from "../../../chemistry/formula/nuclide.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { isSense } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import { isPercent } from "../substance-mentions.ts";
import type { ProblemToken } from "../tokens.ts";
import type { Mention } from "./isotope-rows.ts";

/** What the words and numbers of a text about isotopes are. */

const SIGNS: ReadonlySet<string> = new Set(["(", ")", ",", ":", "="]);

const WORDS = [
  "what",
  "find",
  "asked",
  "of",
  "in",
  "is",
  "and",
  "has",
  "contain",
  "when",
  "from",
  "to",
  "with",
  "filler",
  "isotope",
  "lighter",
  "heavier",
  "remainder",
  "average",
  "kind/atomic-mass",
  "kind/relative-atomic-mass",
  "kind/isotope-mass",
  "kind/abundance",
] as const;

function isAtomicUnit({ unit }: Quantity): boolean {
  const [factor, ...others] = unit.factors;
  return (
    unit.dimension === DIMENSIONS.mass &&
    others.length === 0 &&
    (factor?.unit.symbol === "u" || factor?.unit.symbol === "Da")
  );
}

/** A share is a percentage or a fraction of one; a mass is in u, or a pure number as a relative mass. */
export function readQuantity(quantity: Quantity): Mention | null {
  if (isPercent(quantity)) return { kind: "X", quantity };
  if (isAtomicUnit(quantity)) return { kind: "M", quantity };
  if (quantity.unit.factors.length > 0 || !quantity.value.gt(0)) return null;
  return quantity.value.lt(1) ? { kind: "X", quantity } : { kind: "M", quantity: { ...quantity, unit: getUnit("u") } };
}

export function nuclideOf(token: ProblemToken): string | null {
  const formula = token.kind === "substance" ? token.substance.formulas[0] : undefined;
  return formula !== undefined && parseNuclide(formula) !== null ? formula : null;
}

/** Words behind which the numbers are of something else than an element as its isotopes make it. */
const CHANGES =
  /^(?:not|no|never|except|without|revers|swap|exchang|chang|differs?$|difference|ratio|times|twice|thrice|half|halv|doubl|tripl|third|quarter|equal|same|molecul|molar|mol$|mole|gram|compound|formula|ion|charg|proton|neutron|electron|decay|half-?li|radio|emit|bind|defect|deplet|lost|los[es]|add|remov|increas|decreas|more|less|fewer|than|by|if|would|were|plated|alloy|mixture|volume|densit|ppm|peak|spectr|energ|weighs?$|grams?$)/i;

/** A word of the story around the isotopes: "in a reagent bottle", "found". */
const isStory = (token: ProblemToken): boolean =>
  token.kind === "unknown" && /^[a-z][a-z'’-]+$/i.test(token.text) && !CHANGES.test(token.text);

/** Whether a token may stand in such a text at all: a word that changes what the numbers are of may not. */
export function isKnown(token: ProblemToken): boolean {
  if (isStory(token)) return true;
  if (token.kind === "quantity") return readQuantity(token.reading.quantity) !== null;
  if (token.kind === "substance") return nuclideOf(token) !== null || token.substance.element !== null;
  if (token.kind === "unit")
    return (
      token.unit.unit.dimension === DIMENSIONS.none ||
      token.unit.unit.factors.every(({ unit }) => unit.symbol === "u" || unit.symbol === "Da")
    );
  return token.kind === "sign" ? SIGNS.has(token.sign) : isSense(token, ...WORDS);
}

/** No stable nuclide's mass, rounded to tenths, is farther from its mass number. */
export const FARTHEST_FROM_NUMBER = 0.11;

export const isMassOfElement = (token: ProblemToken): boolean =>
  isSense(token, "average", "kind/atomic-mass", "kind/relative-atomic-mass");

/** What comes behind a word, over harmless ones. */
export function findBehind(sentence: Sentence, at: number): ProblemToken | undefined {
  return sentence.slice(at + 1).find((token) => !isSense(token, "of", "filler", "is"));
}
