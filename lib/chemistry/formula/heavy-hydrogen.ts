import { readAtomKey } from "./formula.ts";
import type { Formula } from "./formula.ts";

/** D or T that is not the first letter of another symbol (Dy, Ti). */
export const HEAVY_HYDROGEN_LETTER = /[DT](?![a-z])/;

const WORDS =
  /^(?:HD|DH|D|T|HT|DT|HDO|HOD|DHO|DOH|HTO|HOT|DTO|DCl|DF|DBr|DI|(?:Na|K|Li)OD|Li[DT]|NaD|OD|DCN|HDS)(?![A-Za-z])/;

/**
 * Whether D and T in a text stand for hydrogen: in a formula with counts, T only together with hydrogen and oxygen, and
 * in a few formulas without counts. TNT, DDT and DNA are abbreviations.
 */
export function isHeavyHydrogenFormula(text: string, letter: string, symbols: ReadonlySet<string>): boolean {
  if (WORDS.test(text)) return true;
  const hasCount = /[\d₀-₉(]/.test(text.replace(/\^\{?[\d+-]*\}?|\((?:aq|s|l|g)\)/g, ""));
  if (!hasCount) return false;
  return letter !== "T" || [...symbols].every((symbol) => symbol === "H" || symbol === "O");
}

/** The same for a formula's own text. */
export function readsAsHeavyHydrogen(text: string, formula: Formula): boolean {
  const symbols = new Set([...formula.counts.keys()].map((key) => readAtomKey(key).symbol));
  return isHeavyHydrogenFormula(text, formula.counts.has("3H") ? "T" : "D", symbols);
}
