import { expect, test } from "vitest";
import { balance } from "./balance.ts";
import { listTerms } from "./equation.ts";
import type { Equation } from "./equation.ts";
import { ALREADY_BALANCED, BALANCED, IMPOSSIBLE, UNDERDETERMINED } from "./equations.cases.ts";
import { getEquation } from "./parse.ts";

/** Each conserved quantity's sum over the reactants less that over the products. */
function differences(equation: Equation, coefficients: readonly number[]): Record<string, number> {
  const sums: Record<string, number> = { charge: 0 };
  for (const [index, { formula }] of listTerms(equation).entries()) {
    const factor = (index < equation.reactants.length ? 1 : -1) * (coefficients[index] ?? 0);
    sums.charge = (sums.charge ?? 0) + factor * formula.charge;
    for (const [atom, count] of formula.counts) sums[atom] = (sums[atom] ?? 0) + factor * count;
  }
  return sums;
}

function expectConserved(equation: Equation, coefficients: readonly number[]): void {
  for (const [quantity, difference] of Object.entries(differences(equation, coefficients))) {
    expect(Math.abs(difference), quantity).toBe(0);
  }
}

test.each(BALANCED)("%s balances", (text, coefficients) => {
  const equation = getEquation(text);
  expectConserved(equation, coefficients);
  const outcome = balance(equation);
  const isWrittenSo = coefficients.every((value) => value === 1);
  expect(outcome).toEqual(
    isWrittenSo ? { kind: "already-balanced", coefficients, isLowest: true } : { kind: "balanced", coefficients },
  );
});

test.each(UNDERDETERMINED)("%s mixes several reactions", (text, solutions) => {
  const equation = getEquation(text);
  for (const solution of solutions) expectConserved(equation, solution);
  expect(balance(equation)).toEqual({ kind: "underdetermined", solutions });
});

test.each(IMPOSSIBLE)("%s cannot be balanced", (text, reason) => {
  expect(balance(getEquation(text))).toMatchObject({ kind: "impossible", reason });
});

test.each(ALREADY_BALANCED)("%s is balanced as it stands", (text, coefficients, isLowest) => {
  expect(balance(getEquation(text))).toEqual({ kind: "already-balanced", coefficients, isLowest });
});

test("wrong coefficients are replaced, not kept", () => {
  expect(balance(getEquation("3H2 + O2 -> 5H2O"))).toEqual({ kind: "balanced", coefficients: [2, 1, 2] });
});

test("a term that could only get zero is named", () => {
  expect(balance(getEquation("H2 + O2 + N2 -> H2O + N2O + CO2 + C"))).toMatchObject({ kind: "impossible" });
  expect(balance(getEquation("Na + H2O + O2 -> NaOH"))).toMatchObject({ kind: "balanced", coefficients: [4, 2, 1, 4] });
  expect(balance(getEquation("C + O2 -> CO2 + O3 + CO3"))).toMatchObject({ kind: "underdetermined" });
});

test("a system with one positive solution among many is balanced", () => {
  // Conservation leaves two degrees of freedom; only one of the edges has no negative amount.
  const outcome = balance(getEquation("CuSO4 + KI -> CuI + I2 + K2SO4"));
  expect(outcome).toEqual({ kind: "balanced", coefficients: [2, 4, 2, 1, 2] });
});
