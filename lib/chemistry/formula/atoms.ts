import { parseFormula } from "./parse.ts";
import { remember } from "../../budget/budget.ts";

const MOST_KNOWN = 1_000;

/**
 * The atoms of a formula with their counts, and its charge: the same for `C2H5OH` and `C2H6O`, so that many formulas are
 * compared by looking them up. Null for what is no formula.
 */
export const atomsOf = remember(MOST_KNOWN, 20, (formula: string): string | null => {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return null;
  const atoms = [...parsed.value.counts].map(([atom, count]) => `${atom}:${count}`).toSorted();
  return [...atoms, parsed.value.charge].join(" ");
});

export function sameAtoms(first: string, second: string): boolean {
  const atoms = atomsOf(first);
  return atoms !== null && atoms === atomsOf(second);
}
