import fc from "fast-check";
import { expect, test } from "vitest";
import { createRandom } from "../../problems/random.ts";
import { balance } from "./balance.ts";
import { listTerms } from "./equation.ts";
import type { Equation } from "./equation.ts";
import { BALANCED } from "./equations.cases.ts";
import { getEquation, parseEquation } from "./parse.ts";
import { randomEquation } from "./random-equation.fixture.ts";

/** Equations to a batch: fast-check's own bookkeeping for each would cost more than balancing it. */
const BATCH = 2_000;
const ENOUGH = 100_000;

/** Whether no amount is negative, and every kind of atom and the charge are the same on both sides. */
function conserves(equation: Equation, coefficients: readonly number[]): boolean {
  const sums = new Map<string, number>();
  for (const [index, { formula }] of listTerms(equation).entries()) {
    const factor = (index < equation.reactants.length ? 1 : -1) * (coefficients[index] ?? 0);
    for (const [key, count] of [...formula.counts, ["charge", formula.charge] as const])
      sums.set(key, (sums.get(key) ?? 0) + factor * count);
  }
  return coefficients.every((value) => value >= 0) && [...sums.values()].every((sum) => sum === 0);
}

/** Whether the answer is the coefficients that the equation was made with, or reactions that its terms mix. */
function judge(equation: Equation, made: readonly number[]): "recovered" | "plain" | "mixed" | "wrong" {
  const outcome = balance(equation);
  if (outcome.kind === "impossible") return "wrong";
  if (outcome.kind === "underdetermined")
    return outcome.solutions.length > 1 && outcome.solutions.every((each) => conserves(equation, each))
      ? "mixed"
      : "wrong";
  // One of each balances as it is written, and other amounts might, too.
  if (outcome.kind === "already-balanced") return conserves(equation, outcome.coefficients) ? "plain" : "wrong";
  return outcome.coefficients.join() === made.join() ? "recovered" : "wrong";
}

test("100,000 random balanced equations are recovered from their shuffled terms", () => {
  let recovered = 0;
  const property = fc.property(fc.noShrink(fc.integer()), (seed) => {
    const random = createRandom(seed);
    for (let count = 0; count < BATCH && recovered < ENOUGH; count += 1) {
      const made = randomEquation(random);
      const equation = made === null ? null : parseEquation(made.text);
      // Random letters may spell what is refused, such as a look-alike.
      if (made === null || equation === null || !equation.ok) continue;
      const finding = judge(equation.value, made.coefficients);
      if (finding === "recovered") recovered += 1;
      if (finding === "wrong") expect.fail(`${made.text} is balanced by ${made.coefficients.join()}`);
    }
  });
  fc.assert(property, { numRuns: (5 * ENOUGH) / BATCH });
  expect(recovered).toBe(ENOUGH);
  // Some seconds; a busy machine takes many times as long.
}, 180_000);

test("the order of the terms, and which side is which, do not matter", () => {
  fc.assert(
    fc.property(fc.constantFrom(...BALANCED), fc.integer(), ([text, coefficients], seed) => {
      const equation = getEquation(text);
      const terms = listTerms(equation).map((term, index) => ({ term, coefficient: coefficients[index] ?? 0 }));
      const random = createRandom(seed);
      const products = random.shuffle(terms.slice(equation.reactants.length));
      const reactants = random.shuffle(terms.slice(0, equation.reactants.length));
      const outcome = balance({
        ...equation,
        reactants: products.map(({ term }) => term),
        products: reactants.map(({ term }) => term),
      });
      expect("coefficients" in outcome && outcome.coefficients).toEqual(
        [...products, ...reactants].map(({ coefficient }) => coefficient),
      );
    }),
    { numRuns: 1_000 },
  );
});
