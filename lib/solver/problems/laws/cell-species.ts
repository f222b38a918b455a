import type { CellSpecies } from "../../../methods/rules/rule.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { chargeOf, type Changes } from "./half-cells.ts";

/** Solids and water have no place in Q. */
function countsInQuotient(formula: string): boolean {
  return chargeOf(formula) !== 0 || /^(?:H|O|Cl|F|N)2$/.test(formula);
}

/** What stands in Q of a reaction; null where an amount is missing, is not needed or is of a form that has no place there. */
export function speciesOf(reaction: Changes, amounts: readonly (readonly [string, Quantity])[]): CellSpecies[] | null {
  const counted = [...reaction].filter(([formula]) => countsInQuotient(formula));
  const others = [...reaction].filter(
    ([formula]) => !countsInQuotient(formula) && formula !== "H2O" && !/^[A-Z][a-z]?$/.test(formula),
  );
  const names = new Set(amounts.map(([formula]) => formula));
  const isWhole =
    others.length === 0 &&
    names.size === amounts.length &&
    counted.every(([formula]) => names.has(formula)) &&
    counted.length === names.size;
  return isWhole
    ? counted.map(([formula, power]) => ({ formula, power, label: null, isGas: chargeOf(formula) === 0 }))
    : null;
}
