import type { SolutionFacts } from "../../methods/facts.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity, type Quantity } from "../../quantity/quantity.ts";

/** One solution after the other: what the first one finds, the next one is told. */

/** What a solution found, unrounded; null where it is no quantity. */
export function foundBy({ answer: { value, unrounded } }: SolutionFacts): Quantity | null {
  if (value.kind !== "quantity" || unrounded === undefined) return null;
  return value.unit === ""
    ? pureNumber(new Decimal(unrounded), value.significantFigures)
    : quantity(unrounded, value.unit, value.significantFigures);
}

/** The steps of all, and the answer of the last; `told` are the givens of the text itself. */
export function chain(parts: readonly SolutionFacts[], told: SolutionFacts["givens"]): SolutionFacts | null {
  const last = parts.at(-1);
  if (last === undefined) return null;
  return {
    ...last,
    givens: told,
    steps: parts.flatMap(({ method, steps }) => steps.map((step) => ({ method, ...step }))),
    answer: { method: last.method, ...last.answer },
  };
}
