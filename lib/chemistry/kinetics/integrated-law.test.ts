import { expect, test } from "vitest";
import { Decimal } from "../../quantity/decimal.ts";
import { concentrationLeft, concentrationTerm, halfLifeTerm, INTEGRATED_ORDERS } from "./integrated-law.ts";

const of = (value: number): Decimal => new Decimal(value);

test.each(INTEGRATED_ORDERS)("order %i: the concentration left and k t follow from each other", (order) => {
  for (const left of [0.9, 0.5, 0.21, 0.04]) {
    const kt = concentrationTerm(order, of(1.25), of(left));
    expect(concentrationLeft(order, of(1.25), kt).toNumber()).toBeCloseTo(left, 12);
  }
});

test.each([
  // OpenStax Chemistry 2e, example 12.7: cyclobutane, k = 9.2 × 10⁻³ s⁻¹, until 80.0 % has decomposed.
  { order: 1, initial: 1, left: 0.2, k: 9.2e-3, time: 175 },
  // Example 12.9: butadiene, k = 5.76 × 10⁻² L/(mol·min), 0.200 mol/L at first, 0.179 mol/L after 10.0 min.
  { order: 2, initial: 0.2, left: 0.1793, k: 5.76e-2, time: 10 },
] as const)("order $order as in the textbook", ({ order, initial, left, k, time }) => {
  expect(concentrationTerm(order, of(initial), of(left)).div(k).toNumber()).toBeCloseTo(time, 0);
});

test("the first half-life is [A]₀ / 2k, ln 2 / k, 1 / k[A]₀", () => {
  expect(halfLifeTerm(0, of(0.8)).toNumber()).toBeCloseTo(0.4, 12);
  expect(halfLifeTerm(1, of(0.8)).toNumber()).toBeCloseTo(Math.LN2, 12);
  expect(halfLifeTerm(2, of(0.8)).toNumber()).toBeCloseTo(1.25, 12);
});
