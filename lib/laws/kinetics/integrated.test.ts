import { expect, test } from "vitest";
import { lawValue } from "../law-value.ts";
import { halfLifeLaw, integratedLaw } from "./integrated.ts";

test.each([
  // OpenStax Chemistry 2e, example 12.7: cyclobutane, k = 9.2 × 10⁻³ s⁻¹, until 80.0 % has decomposed.
  { order: 1, initial: 1, left: 0.2, k: 9.2e-3, time: 175 },
  // Example 12.9: butadiene, k = 5.76 × 10⁻² L/(mol·min), 0.200 mol/L at first, 0.179 mol/L after 10.0 min.
  { order: 2, initial: 0.2, left: 0.1793, k: 5.76e-2, time: 10 },
] as const)("[LAW-01] order $order as in the textbook", ({ order, initial, left, k, time }) => {
  expect(lawValue(integratedLaw(order), "t", { "A₀": initial, A: left, k }).toNumber()).toBeCloseTo(time, 0);
});

test.each([
  [0, 0.4],
  [1, Math.LN2],
  [2, 1.25],
] as const)("[LAW-01] after a half-life of order %i, half is left", (order, expected) => {
  const half = lawValue(halfLifeLaw(order), "t½", { "A₀": 0.8, k: 1 });
  expect(half.toNumber()).toBeCloseTo(expected, 12);
  expect(lawValue(integratedLaw(order), "A", { "A₀": 0.8, k: 1, t: half }).toNumber()).toBeCloseTo(0.4, 12);
});
