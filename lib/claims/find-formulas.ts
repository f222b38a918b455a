import type { FormulaWord } from "./formula-words.ts";
import { LETTER_OF, readFormulaWord } from "./formula-words.ts";
import type { Span } from "./claim.ts";

export type FoundFormula = Span & FormulaWord & { readonly coefficient: number | null };

/** Signs that a formula is made of; `{}` only behind `^` and `_`. */
const RUN =
  /(?<![A-Za-z\d_\\#&%@.])(?:\d{1,2}[ \u202f]?(?=[A-Z([]))?[[(]{0,3}[A-Z][A-Za-z\d()[\]{}^_.·*•+\-−–₀-₉⁰¹²³⁴-⁹⁺⁻]*/g;
const COEFFICIENT = /^(\d{1,2})[ \u202f]?/;
const LONGEST_RUN = 80;
const LETTERS_OF_LAW = /^[CMP][₁₂12]V[₁₂12]$/u;

/** The formulas of a plain text, from left to right. `isChemistry` tells of a place whether it stands in `\ce{}`: a lone `Mg+` is an ion there. */
export function findFormulas(text: string, isChemistry: (at: number) => boolean = () => false): FoundFormula[] {
  const found: FoundFormula[] = [];
  for (const match of text.matchAll(RUN)) {
    const run = match[0].slice(0, LONGEST_RUN);
    // The letters of a law, C₁V₁ = C₂V₂.
    if (LETTERS_OF_LAW.test(run)) continue;
    const count = COEFFICIENT.exec(run);
    const at = count?.[0].length ?? 0;
    const read = readLongest(run.slice(at), isChemistry(match.index + at) ? "ce" : "text");
    if (read === null) continue;
    const coefficient = count?.[1] === undefined ? null : Number(count[1]);
    found.push({
      ...read.word,
      coefficient,
      start: match.index + (read.skipped === 0 ? 0 : at + read.skipped),
      end: match.index + at + read.skipped + read.length,
    });
  }
  return found;
}

/** The run as it is, without what ends a sentence, without a bracket that opened before it. */
function readLongest(
  run: string,
  setting: "text" | "ce",
): { readonly word: FormulaWord; readonly length: number; readonly skipped: number } | null {
  const stray = findStray(run);
  if (/^[A-Z]\([A-Z]/.test(run) && LETTER_OF.test(run.slice(0, findClosing(run.slice(1)) + 2))) {
    const word = readFormulaWord(run.slice(2, findClosing(run.slice(1)) + 1), setting);
    if (word !== null) return { word, length: findClosing(run.slice(1)) - 1, skipped: 2 };
  }
  if (/^[([]/.test(run)) {
    // Brackets of the sentence around a formula, not of the formula.
    const inner = readLongest(run.slice(1, findClosing(run)), setting);
    if (
      inner !== null &&
      inner.skipped === 0 &&
      inner.length === findClosing(run) - 1 &&
      !/^[\d₀-₉^⁺⁻²³]/.test(run.slice(findClosing(run) + 1))
    )
      return { ...inner, skipped: 1 };
  }
  for (const [skipped, end] of [
    [0, run.length],
    [0, run.replace(/[.*·]+$/, "").length],
    [0, run.replace(/[.)\]}–*·+−-]+$/, "").length],
    [0, run.replace(/[.*·–-]+$/, "").length],
    [0, stray],
    [1, run.length],
    [1, run.length - 1],
    [0, run.search(/[([{]/)],
  ] as const) {
    if (end <= skipped || (skipped > 0 && !/^[([]/.test(run))) continue;
    const word = readFormulaWord(run.slice(skipped, end), setting);
    if (word !== null) return { word, length: end - skipped, skipped };
  }
  return null;
}

/** Where the bracket that opens the run closes, or its length. */
function findClosing(run: string): number {
  let depth = 0;
  for (let at = 0; at < run.length; at += 1) {
    if ("([".includes(run.charAt(at))) depth += 1;
    if (")]".includes(run.charAt(at))) depth -= 1;
    if (depth === 0) return at;
  }
  return run.length;
}

function findStray(run: string): number {
  let depth = 0;
  for (let at = 0; at < run.length; at += 1) {
    if ("([".includes(run.charAt(at))) depth += 1;
    if (")]".includes(run.charAt(at))) depth -= 1;
    if (depth < 0) return at;
  }
  return run.length;
}
