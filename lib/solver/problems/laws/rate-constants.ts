import type { IntegratedOrder } from "../../../laws/kinetics/integrated.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";

/** What a rate constant of each order measures. */
const CONSTANT_DIMENSIONS: readonly number[] = [
  DIMENSIONS.concentration - DIMENSIONS.time,
  DIMENSIONS.frequency,
  -DIMENSIONS.concentration - DIMENSIONS.time,
];

/** The overall order that the unit of a rate constant tells; that of order 0 may be a rate. Null for any other quantity. */
export function orderOf({ unit }: Quantity): IntegratedOrder | null {
  const order = CONSTANT_DIMENSIONS.indexOf(unit.dimension);
  return order === 0 || order === 1 || order === 2 ? order : null;
}

/** The unit of time in a rate constant, or of a time itself. */
export function timeUnitOf({ unit }: Quantity): string | null {
  return unit.factors.find((factor) => factor.unit.dimension === DIMENSIONS.time)?.unit.symbol ?? null;
}
