import type { Decimal } from "../quantity/decimal.ts";
import { quantity } from "../quantity/quantity.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { roundToFigures } from "../quantity/significant-figures.ts";

/** A value as an exercise gives it: with so many figures, and none behind them. */
export function rounded(value: Decimal, unit: Quantity["unit"] | string, figures = 3): Quantity {
  return quantity(roundToFigures(value, figures), unit, figures);
}
