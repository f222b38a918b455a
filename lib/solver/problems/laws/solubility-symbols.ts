import { BRACKETED } from "./cell-symbols.ts";

/** Signs of solubility products that a reader of words would take for something else: Ksp, s, [Ag⁺], a bare C behind a number. */
const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/(?<![A-Za-z\d])[Kk]_?\{?(?:sp|ps|s|SP|PS)\}?(?![A-Za-z\d])/g, " symksp "],
  [/(?<![A-Za-z\d])s(?=\s?=)/g, " symsolubility "],
  [/\bion(?= concentration)/g, "ions"],
  // "Les ions Ag⁺", "iones Ag⁺": the formula tells that they are ions.
  [/\b(?:iones|ions?) (?=[A-Z])/g, ""],
  // "mol/L में": a unit that stands by itself.
  [/(?<!\d\s?)(?=(?:mol|g)\/L में)/g, "को "],
  [/(?<=\d\s?)C(?![A-Za-z\d])/g, "°C"],
];

/** The text with its signs as words; linear in its length. */
export function spellSolubility(text: string): string {
  return SYMBOLS.reduce((current, [pattern, word]) => current.replace(pattern, word), text).replace(
    BRACKETED,
    " symbracket $1 ",
  );
}
