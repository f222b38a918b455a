import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "The rate law of a reaction is rate = k[A][B]^2. The rate is 0.0450 M/s when [A] = 0.100 M and [B] = 0.300 M. What is the rate when [A] = 0.200 M and [B] = 0.150 M?",
    "0.0225 M/s",
  ],
  [
    "The reaction NO2(g) + CO(g) → NO(g) + CO2(g) is second order in NO2 and zero order in CO below 500 K. If the initial rate is 3.6 × 10^-4 M/s when [NO2] = 0.030 M and [CO] = 0.050 M, what will be the initial rate when [NO2] = 0.060 M and [CO] = 0.025 M?",
    "0.00144 M/s",
  ],
  [
    "A reaction is first order with respect to X and second order with respect to Y. Its rate is 2.4 × 10^-3 mol/(L·s) when [X] = 0.10 mol/L and [Y] = 0.20 mol/L. Calculate the rate when [X] = 0.30 mol/L and [Y] = 0.10 mol/L.",
    "0.0018 mol/(L·s)",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A reaction is first order with respect to X and second order with respect to Y. Its rate is not 2.5 × 10^-3 mol/(L·s) when [X] = 0.10 mol/L and [Y] = 0.20 mol/L. Calculate the rate when [X] = 0.30 mol/L and [Y] = 0.10 mol/L.",
  "A reaction is first order with respect to X and second order with respect to Y. Its rate is 2.4 × 10^-3 mol/(L·s) when [X] = 0.10 mol/L and [Y] = 0.20 mol/L. Calculate the rate when [X] = 0.30 mol/L.",
  "A reaction is first order with respect to X and second order with respect to Y. Its rate is 2.4 × 10^-3 mol/(L·s) when [X] = 0.10 mol/L and [Z] = 0.20 mol/L. Calculate the rate when [X] = 0.30 mol/L and [Y] = 0.10 mol/L.",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
