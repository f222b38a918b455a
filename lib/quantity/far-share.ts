import type { Decimal } from "./decimal.ts";
import type { Quantity } from "./quantity.ts";

/** Who leaves out the hundred is a hundred times off; beyond that, nobody takes it for a share: 118 000 %. */
const MOST_TIMES = 101;

/** Whether a percentage lies so far from the right one that whoever gets it sees that it is wrong. */
export function isFarShare(value: Decimal, { value: right, unit: { factors } }: Quantity): boolean {
  if (factors.length !== 1 || factors[0]?.unit.symbol !== "%" || right.isZero() || value.isZero()) return false;
  const ratio = value.div(right).abs();
  return ratio.gt(MOST_TIMES) || ratio.lt(1 / MOST_TIMES);
}
