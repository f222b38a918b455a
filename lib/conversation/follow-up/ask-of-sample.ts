import { type Before, NO_WORDS } from "../../reading/statement/problem-before.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { solveGoal } from "../../solver/problems/solve-statement.ts";
import type { Goal } from "../../solver/problems/statement.ts";
import type { Asked } from "./asked.ts";
import type { Fragment } from "./fragment.ts";

/** "What if I had 200 mg", behind the share of a sample that is left: so much of it there was, and as much is left as that share says. */
export function askOfSample(
  { givens, goal, scene }: Before,
  { values, substances, goal: asked }: Fragment,
): Asked | null {
  const [value, ...others] = values;
  if (goal?.variable.kind !== "fraction-left" || value === undefined || others.length > 0) return null;
  const { dimension } = value.quantity.unit;
  const kind = dimension === DIMENSIONS.mass ? "mass" : dimension === DIMENSIONS.amount ? "amount" : null;
  const isOther = substances.length > 0 || value.of !== null || (asked !== null && asked.kind !== kind);
  if (kind === null || isOther) return null;
  const known = [...givens, { variable: variableOf(kind, null, "initial"), quantity: value.quantity, words: NO_WORDS }];
  const left: Goal = {
    variable: variableOf(kind, null, goal.variable.label),
    unit: value.quantity.unit,
    words: NO_WORDS,
  };
  const statement = {
    givens: known,
    goals: [left],
    scene: { ...scene, givens: known.map(({ variable }) => variable) },
  };
  const solved = solveGoal(left, statement);
  return solved.ok ? { solution: solved.value, changes: [], isSameGoal: false } : null;
}
