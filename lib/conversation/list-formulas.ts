import { parseFormula } from "../chemistry/formula/parse.ts";

const CANDIDATE = /(?<![\p{Script=Latin}\d.])(?:[A-Z][a-z]?|\()(?:[A-Z][a-z]?|[\d₀-₉()·^+−⁺⁻-])*/gu;

/** The formulas in a text that hold more than a letter or two, each once, as they are written. */
export function listFormulas(text: string): string[] {
  const found = [...text.matchAll(CANDIDATE)]
    .map(({ 0: formula, index }) => {
      // "OH-" is an ion, and "NaCl-water" is none.
      const isIon = /[-+]$/.test(formula) && !/[\p{L}\d(]/u.test(text[index + formula.length] ?? " ");
      return isIon && parseFormula(formula).ok ? formula : formula.replace(/[-+]+$/, "");
    })
    .filter((formula) => /\d|[A-Z].*[A-Z]|[₀-₉]/.test(formula) && parseFormula(formula).ok);
  return [...new Set(found)];
}
