import type { SolutionFacts } from "../../methods/facts.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { BARE_SCENE, type Condition, type Scene } from "../../methods/rules/rule.ts";
import { type Quantity, quantity } from "../../quantity/quantity.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { solveGoal } from "../../solver/problems/solve-statement.ts";

const NO_WORDS = { before: [], behind: [] } as const;

/** What the laws make of what was read: every given is used, or there is no solution. */
export function solveByLaws(
  told: readonly (readonly [Variable, Quantity])[],
  variable: Variable,
  unit: Unit | null,
  conditions: readonly Condition[] = [],
  stated: Partial<Omit<Scene, "givens" | "conditions">> = {},
): SolutionFacts[] | null {
  const givens = told.map(([each, quantity]) => ({ variable: each, quantity, words: NO_WORDS }));
  const goal = { variable, unit, words: NO_WORDS };
  const scene = { ...BARE_SCENE, ...stated, conditions: new Set(conditions), givens: told.map(([each]) => each) };
  const solved = solveGoal(goal, { givens, goals: [goal], scene });
  return solved.ok ? [solved.value] : null;
}

/** What was solved as a value to solve on with: unrounded, with its figures; null where it is no quantity. */
export function resultOf({ answer: { value, unrounded } }: SolutionFacts): Quantity | null {
  return value.kind === "quantity"
    ? quantity(unrounded ?? value.value, value.unit, value.significantFigures ?? null)
    : null;
}
