import { getFormula } from "../formula/parse.ts";
import { findOxidationNumbers } from "./oxidation.ts";

/**
 * Electrons that pass in a balanced equation, by oxidation numbers; null where these do not tell. `reaction`: how many of each
 * formula are made, negative where it is used up.
 */
export function countElectrons(reaction: ReadonlyMap<string, number>): number | null {
  const totals = new Map<string, number>();
  for (const [formula, count] of reaction) {
    const rows = findOxidationNumbers(getFormula(formula));
    if (!rows.ok || rows.value.some(({ within }) => within !== null)) return null;
    for (const { symbol, number } of rows.value)
      totals.set(
        symbol,
        (totals.get(symbol) ?? 0) +
          (number.numerator / number.denominator) * count * (getFormula(formula).counts.get(symbol) ?? 0),
      );
  }
  const [up, down] = [1, -1].map((sign) =>
    [...totals.values()].filter((total) => total * sign > 1e-9).reduce((sum, total) => sum + total, 0),
  );
  return up !== undefined && down !== undefined && up > 0.5 && Math.abs(up + down) < 1e-9 && Number.isInteger(up)
    ? up
    : null;
}
