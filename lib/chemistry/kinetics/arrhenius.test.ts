import { expect, test } from "vitest";
import { Decimal } from "../../quantity/decimal.ts";
import { inverseDifference, logarithmOfRatio } from "./arrhenius.ts";

const between = (from: number, to: number) => ({ from: new Decimal(from), to: new Decimal(to) });

test("the decomposition of hydrogen iodide, from k = 3.52 × 10⁻⁷ at 555 K to 3.95 × 10⁻² at 781 K, has about 185 kJ/mol", () => {
  // OpenStax Chemistry 2e, example 12.13.
  const logarithm = Math.log(3.95e-2 / 3.52e-7);
  expect((8.314 * logarithm) / inverseDifference(between(555, 781)).toNumber() / 1000).toBeCloseTo(185, -1);
});

test("about 53 kJ/mol double a rate between 25 °C and 35 °C; the same way back halves it", () => {
  expect(logarithmOfRatio(new Decimal(52_900), between(298.15, 308.15)).exp().toNumber()).toBeCloseTo(2, 2);
  expect(logarithmOfRatio(new Decimal(52_900), between(308.15, 298.15)).exp().toNumber()).toBeCloseTo(0.5, 2);
});
