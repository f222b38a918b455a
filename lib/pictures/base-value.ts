import type { Quantity } from "../quantity/quantity.ts";

/** In the base of its units, so that grams and kilograms compare: kg, m³, mol, K, Pa. */
export function baseValue({ value, unit: { shift, numerator, denominator } }: Quantity): number {
  return value
    .plus(shift ?? 0)
    .times(numerator)
    .div(denominator)
    .toNumber();
}
