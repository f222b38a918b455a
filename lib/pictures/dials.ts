import type { DerivedNode } from "../methods/derivation.ts";
import { Decimal } from "../quantity/decimal.ts";
import { writeDecimal } from "../quantity/stored-quantity.ts";

/** A given that can be turned: its values from the least to the greatest, as decimals in its unit, and which the problem has. */
export type Dial = {
  /** Its place among the nodes of the derivation. */
  readonly index: number;
  readonly values: readonly string[];
  readonly own: number;
  readonly unit: string;
};

/** About so many steps lead to the problem's own value, and once more as many beyond it. */
const STEPS = 20;

/** 1, 2 or 5 times a power of ten, near a value. */
function niceStep(value: Decimal): Decimal {
  const power = new Decimal(10).pow(value.log(10).floor());
  const factor = value.div(power);
  return power.times(factor.lt(1.5) ? 1 : factor.lt(3.5) ? 2 : factor.lt(7.5) ? 5 : 10);
}

/** Round values around the problem's own, which is one of them to its last digit. */
export function dialOf(index: number, { value, unit, significantFigures }: DerivedNode): Dial | null {
  const own = new Decimal(value);
  if (!own.gt(0)) return null;
  const step = niceStep(own.div(STEPS));
  const places = Math.max(step.decimalPlaces(), writeDecimal(own, significantFigures).split(".")[1]?.length ?? 0);
  const round = Array.from({ length: 2 * STEPS }, (_, at) => step.times(at + 1)).filter((each) => !each.eq(own));
  const values = [...round, own].toSorted((a, b) => a.comparedTo(b));
  return { index, values: values.map((each) => each.toFixed(places)), own: values.indexOf(own), unit };
}
