import fc from "fast-check";
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

const ATOMS = ["C", "H", "O", "N", "S", "Fe"] as const;

/** A random mixture of up to four molecules, and another made of the same atoms as one product each. */
const reaction = fc
  .array(fc.array(fc.tuple(fc.constantFrom(...ATOMS), fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .chain((molecules) => fc.record({ molecules: fc.constant(molecules), amounts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 4, maxLength: 4 }) }));

test("a random balanced equation without its coefficients is recovered or found to mix reactions", () => {
  fc.assert(
    fc.property(reaction, ({ molecules, amounts }) => {
      const reactants = molecules.map((atoms) => atoms.map(([symbol, count]) => symbol + (count === 1 ? "" : count)).join(""));
      const totals = new Map<string, number>();
      for (const [index, atoms] of molecules.entries()) {
        for (const [symbol, count] of atoms) totals.set(symbol, (totals.get(symbol) ?? 0) + count * (amounts[index] ?? 1));
      }
      const text = `${reactants.join(" + ")} -> ${[...totals.keys()].map((symbol) => `${symbol}2`).join(" + ")}`;
      const equation = findEquation(text);
      fc.pre(equation !== null);
      if (equation === null) return;
      const outcome = balance(equation);
      expect(outcome.kind).not.toBe("impossible");
      if (outcome.kind === "underdetermined") for (const solution of outcome.solutions) expectConserved(equation, solution);
      else if (outcome.kind !== "impossible") {
        expectConserved(equation, outcome.coefficients);
        expect(outcome.coefficients.every((value) => Number.isInteger(value) && value > 0)).toBe(true);
      }
    }),
    { numRuns: 3_000 },
  );
});

test("the order of the terms does not matter", () => {
  fc.assert(
    fc.property(fc.constantFrom(...BALANCED), fc.infiniteStream(fc.nat(100)), ([text, coefficients], random) => {
      const equation = getEquation(text);
      const keyed = listTerms(equation).map((term, index) => ({ term, coefficient: coefficients[index] ?? 0 }));
      const split = equation.reactants.length;
      const shuffle = (terms: typeof keyed): typeof keyed =>
        terms.map((entry) => ({ entry, key: random.next().value ?? 0 })).sort((a, b) => a.key - b.key).map(({ entry }) => entry);
      const [products, reactants] = [shuffle(keyed.slice(split)), shuffle(keyed.slice(0, split))];
      const outcome = balance({ ...equation, reactants: products.map(({ term }) => term), products: reactants.map(({ term }) => term) });
      expect("coefficients" in outcome && outcome.coefficients).toEqual([...products, ...reactants].map(({ coefficient }) => coefficient));
    }),
    { numRuns: 500 },
  );
});

function findEquation(text: string): Equation | null {
  try {
    return getEquation(text);
  } catch {
    return null; // the random letters spelled something that is refused, such as a look-alike
  }
}
