import type { Formula } from "../../chemistry/formula/formula.ts";
import { readCondensed } from "../../chemistry/organic/read-condensed.ts";
import { fingerprint } from "../../chemistry/organic/structure.ts";

/** Whether two formulas of the same atoms are condensed ones of different compounds: `CH3OCH3` and `CH3CH2OH`, not `HOOCCH3` and `CH3COOH`. */
export function areIsomers(a: Formula, b: Formula): boolean {
  const [first, second] = [readCondensed(a), readCondensed(b)];
  return first !== null && second !== null && fingerprint(first) !== fingerprint(second);
}

/** Whether a formula shows which atom is bonded to which. */
export function showsStructure(formula: Formula): boolean {
  return readCondensed(formula) !== null;
}
