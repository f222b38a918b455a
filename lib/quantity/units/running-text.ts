import { DIMENSIONS } from "./dimension.ts";
import type { UnitFactor } from "./unit.ts";
import { readUnitToken } from "./unit-token.ts";

/**
 * Where a unit ends in running text: `5 g K2O` is no gram-kelvin, `12.0 g/mol C` no coulomb, `2 K + Cl2` no temperature,
 * `5 in water` no length. What is not certain does not belong to the unit.
 */

/** English words, and the symbols of elements, that are also rare units. */
const WORDS_FIRST = new Set(["as", "am", "at", "pt", "Mg", "Pm", "dam", "das", "Gm"]);
/** Also symbols of elements. */
const ELEMENTS = new Set(["K", "C", "F", "V", "W", "S", "N", "Pa"]);

const STATE = /\((?:s|l|g|aq)\)/y;
const REACTION_SIGN = /\s{0,2}(?:\+|->|→|⇌|⟶|=(?!\s?[-−–]?\s?\d))/y;

/** A name with a power, at once behind another power: `s-1` in `M-1s-1`. */
const RAISED_NAME = /[A-Za-zµ\u03bc°]{1,4}(?:[-−–]\d|\^|[⁻⁰¹²³])/y;
/** A name with a negative power, which nothing but a unit has. */
const INVERSE_NAME = /[\s·⋅.*]{0,2}[A-Za-zµ\u03bc°]{1,6}(?:\^?[{(]?[-−–][1-4](?!\d)|⁻[¹²³])/y;

/** Whether a unit seems to go on at `at`, though nothing of it could be read: "8.314 J xyz-1" is no joules. */
export function seemsToGoOn(text: string, at: number): boolean {
  INVERSE_NAME.lastIndex = at;
  return INVERSE_NAME.test(text);
}

/**
 * Whether the word that ends at `end`, its power included, can be a unit there, judged by what follows. It is lone if it
 * is the first of its unit and has no power.
 */
export function mayStandInText(text: string, end: number, word: string, isLone: boolean): boolean {
  const next = text[end] ?? "";
  RAISED_NAME.lastIndex = end;
  if (!isLone && /[\d⁰¹²³⁴-⁹})]/.test(text[end - 1] ?? "") && RAISED_NAME.test(text)) return true;
  // An apostrophe elides an article: "5 d'eau".
  if (/[A-Za-z0-9_\u00c0-\u024f'’]/.test(next)) return false;
  if (isLone && (WORDS_FIRST.has(word) || isConjunction(text, end, word))) return false;
  // "12 in. long" is a length, "5 in water" a preposition.
  if (isLone && word === "in") return /^(?:$|[.,;:?)]|\s?[=×])/.test(text.slice(end, end + 2));
  if (next === "-" && /[A-Za-z]/.test(text[end + 1] ?? "")) return isUnitWord(text, end + 1);
  return !ELEMENTS.has(word) || !isLone || !isInReaction(text, end, next);
}

/** Spanish "2 y 3", "7 u 8". */
function isConjunction(text: string, end: number, word: string): boolean {
  return (word === "y" || word === "u") && /^ \d/.test(text.slice(end, end + 2));
}

/** `L-atm` goes on with a unit, `L-alanine` does not. */
function isUnitWord(text: string, at: number): boolean {
  const token = readUnitToken(text, at);
  return token !== null && !/[A-Za-z-]/.test(text[token.end] ?? "");
}

function isInReaction(text: string, end: number, next: string): boolean {
  STATE.lastIndex = end;
  REACTION_SIGN.lastIndex = end;
  return /[+⁺⁻\-−]/.test(next) || STATE.test(text) || REACTION_SIGN.test(text);
}

/** Products that are written with a space or a hyphen between the factors. */
const PAIRS = new Set([
  ...["L", "mL", "m", "dm", "cm"].flatMap((volume) =>
    ["atm", "bar", "kPa", "Pa", "Torr", "mmHg"].map((pressure) => `${volume} ${pressure}`),
  ),
  ...["atm", "bar", "kPa", "Torr", "mmHg", "Pa"].flatMap((pressure) => [
    `${pressure} L`,
    `${pressure} m`,
    `${pressure} mL`,
  ]),
  ..."N m,kg m,A s,A h,W h,kW h,W s,J s,eV s,erg s,ft lb,V C,C V,K kg,Δ°C kg,°C kg".split(","),
]);

const BELOW_THE_LINE = new Set([
  "cm",
  "m",
  "s",
  "min",
  "h",
  "mol",
  "g",
  "kg",
  "L",
  "mL",
  "Δ°C",
  "Δ°F",
  "°C",
  "°F",
  "atm",
]);

/**
 * Whether what was read behind a joint belongs to the unit so far. `added` are its factors, `joint` the trimmed sign
 * between (empty for a space), `written` its text.
 */
export function mayJoin(
  factors: readonly UnitFactor[],
  added: readonly UnitFactor[],
  { joint, written, isBelow }: { joint: string; written: string; isBelow: boolean },
): boolean {
  const isSign = /^(?:[·⋅∙•*×]|\\cdot|\\times)$/.test(joint);
  if (isSign) return true;
  if (written.startsWith("(")) return false;
  const [first] = added;
  const last = factors.at(-1);
  if (!first || !last) return false;
  if (!isBelow && (first.exponent < 0 || first.exponent > 1)) return true;
  if (!isBelow) return last.exponent >= 1 && PAIRS.has(`${last.unit.symbol} ${first.unit.symbol}`);
  if (BELOW_THE_LINE.has(first.unit.symbol)) return true;
  return (first.unit.symbol === "K" || first.unit.symbol === "C") && isEnergy(factors);
}

function isEnergy(factors: readonly UnitFactor[]): boolean {
  let dimension = 0;
  for (const { unit, exponent } of factors) if (exponent > 0) dimension += unit.dimension * exponent;
  return dimension === DIMENSIONS.energy;
}
