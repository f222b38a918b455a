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
const MOLECULE = fc.uniqueArray(fc.tuple(fc.constantFrom(...ATOMS), fc.integer({ min: 1, max: 5 })), {
  minLength: 1,
  maxLength: 3,
  selector: ([symbol]) => symbol,
});
const AMOUNT = fc.integer({ min: 1, max: 9 });

/** Molecules with their amounts; what they are made of can be made into the products. */
const MIXTURE = fc.record({
  reactants: fc.array(fc.tuple(MOLECULE, AMOUNT), { minLength: 1, maxLength: 3 }),
  products: fc.array(fc.tuple(MOLECULE, AMOUNT), { minLength: 0, maxLength: 2 }),
});

type Mixture = readonly (readonly [molecule: readonly (readonly [symbol: string, count: number])[], amount: number])[];

function writeMolecule(atoms: Iterable<readonly [string, number]>): string {
  return [...atoms].map(([symbol, count]) => symbol + (count === 1 ? "" : count)).join("");
}

/** What is left of the reactants' atoms once the products are made, or null when they need more than there is. */
function subtract(reactants: Mixture, products: Mixture): Map<string, number> | null {
  const rest = new Map<string, number>();
  for (const [mixture, sign] of [[reactants, 1], [products, -1]] as const) {
    for (const [molecule, amount] of mixture) {
      for (const [symbol, count] of molecule) rest.set(symbol, (rest.get(symbol) ?? 0) + sign * amount * count);
    }
  }
  if ([...rest.values()].some((count) => count < 0)) return null;
  return new Map([...rest].filter(([, count]) => count > 0));
}

test("random balanced equations without their coefficients are recovered, or found to mix reactions", () => {
  let recovered = 0;
  fc.assert(
    fc.property(MIXTURE, ({ reactants, products }) => {
      const rest = subtract(reactants, products);
      if (rest === null || rest.size === 0) return;
      const amount = [...rest.values()].reduce(greatestCommonDivisor);
      const last: Mixture[number] = [[...rest].map(([symbol, count]) => [symbol, count / amount] as const), amount];
      const made: Mixture = [...products, last];
      const write = (mixture: Mixture): string => mixture.map(([molecule]) => writeMolecule(molecule)).join(" + ");
      const equation = findEquation(`${write(reactants)} -> ${write(made)}`);
      if (equation === null) return;
      const amounts = [...reactants, ...made].map(([, coefficient]) => coefficient);
      const divisor = amounts.reduce(greatestCommonDivisor);
      expectConserved(equation, amounts);
      const outcome = balance(equation);
      if (outcome.kind === "underdetermined") {
        for (const solution of outcome.solutions) expectConserved(equation, solution);
      } else {
        expect(outcome.kind).not.toBe("impossible");
        if (outcome.kind !== "balanced") return;
        recovered += 1;
        expect(outcome.coefficients).toEqual(amounts.map((value) => value / divisor));
      }
    }),
    { numRuns: 20_000 },
  );
  expect(recovered).toBeGreaterThan(500);
});

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

test("the order of the terms does not matter", () => {
  fc.assert(
    fc.property(fc.constantFrom(...BALANCED), fc.infiniteStream(fc.nat(100)), ([text, coefficients], random) => {
      const equation = getEquation(text);
      const keyed = listTerms(equation).map((term, index) => ({ term, coefficient: coefficients[index] ?? 0 }));
      const split = equation.reactants.length;
      const shuffle = (terms: typeof keyed): typeof keyed =>
        terms.map((entry) => ({ entry, key: random.next().value ?? 0 })).toSorted((a, b) => a.key - b.key).map(({ entry }) => entry);
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
