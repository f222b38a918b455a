import { NO_WORDS } from "../../../reading/statement/problem-before.ts";
import { variableOf, type Kind } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { solveGoal } from "../../../solver/problems/solve-statement.ts";
import type { Given, Goal } from "../../../solver/problems/statement.ts";
import type { Asked } from "../asked.ts";
import { SIZES, USUAL, isPercent, isSubstance, listProducts, toStatement, type Talk } from "./talk.ts";

/** What a portion of a solution holds. */
const IN_PORTIONS: ReadonlySet<Kind> = new Set<Kind>(["amount", "mass", "particles"]);

const VOLUMES: ReadonlySet<Kind> = new Set<Kind>(["volume", "solution-volume"]);

/** "With 80 % yield?": what is got of what could form. */
export function withYield(talk: Talk): Asked | null {
  const { values, goal } = talk.fragment;
  const [value, ...others] = values;
  const { goal: before, scene } = talk.before;
  const isYield = value !== undefined && isPercent(value.quantity) && (value.kind ?? goal?.kind) === "percent-yield";
  if (!isYield || others.length > 0 || before === null || scene.equation === null) return null;
  const { kind, of } = before.variable;
  const isMade = of !== null && SIZES.has(kind) && listProducts(talk.before).includes(of);
  if (!isMade || before.variable.label !== null) return null;
  const wanted: Goal = { ...before, variable: variableOf(kind, of, "actual") };
  const givens: Given[] = [
    ...talk.before.givens,
    { variable: variableOf("percent-yield", null), quantity: value.quantity, words: NO_WORDS },
  ];
  const solved = solveGoal(wanted, toStatement(talk, wanted, givens));
  return solved.ok ? { solution: solved.value, changes: [], isSameGoal: false } : null;
}

/** "How many moles are in 200 mL of it": of the solution whose strength is known now. */
export function inPortion(talk: Talk): Asked | null {
  const { values, goal } = talk.fragment;
  const [value, ...others] = values;
  const strength = talk.slots.findLast(({ variable }) => variable.kind === "molarity");
  const isPortion = value?.quantity.unit.dimension === DIMENSIONS.volume && others.length === 0;
  if (!isPortion || strength?.isAnswer !== true || goal === null || !IN_PORTIONS.has(goal.kind ?? "ph")) return null;
  const { of } = strength.variable;
  if (goal.kind === null || (goal.of !== null && (of === null || !isSubstance(of, goal.of)))) return null;
  const wanted: Goal = { variable: variableOf(goal.kind, of), unit: goal.unit, words: NO_WORDS };
  const givens: Given[] = [
    { variable: strength.variable, quantity: strength.quantity, words: NO_WORDS },
    { variable: variableOf("solution-volume", of), quantity: value.quantity, words: NO_WORDS },
  ];
  const solved = solveGoal(wanted, toStatement(talk, wanted, givens));
  return solved.ok ? { solution: solved.value, changes: [], isSameGoal: false } : null;
}

/** "How many mL of that do I need for 0.05 mol": of the solution whose strength is known now. */
export function portionFor(talk: Talk): Asked | null {
  const { values, goal } = talk.fragment;
  const [value, ...others] = values;
  const strength = talk.slots.findLast(({ variable }) => variable.kind === "molarity");
  const usual = value === undefined ? null : (USUAL.get(value.quantity.unit.dimension) ?? null);
  const isHeld = usual !== null && IN_PORTIONS.has(usual) && others.length === 0;
  if (!isHeld || value === undefined || strength?.isAnswer !== true || goal?.kind !== "volume") return null;
  const { of } = strength.variable;
  if (of === null || [goal.of, value.of].some((each) => each !== null && !isSubstance(of, each))) return null;
  const wanted: Goal = { variable: variableOf("solution-volume", of), unit: goal.unit, words: NO_WORDS };
  const givens: Given[] = [
    { variable: strength.variable, quantity: strength.quantity, words: NO_WORDS },
    { variable: variableOf(usual, of), quantity: value.quantity, words: NO_WORDS },
  ];
  const solved = solveGoal(wanted, toStatement(talk, wanted, givens));
  return solved.ok ? { solution: solved.value, changes: [], isSameGoal: false } : null;
}

/** "Grams of salt in there?" behind a dilution: what is dissolved is as much before as after it. */
export function inSolution(talk: Talk): Asked | null {
  const { values, goal, conditions } = talk.fragment;
  if (goal === null || goal.kind === null || values.length > 0 || conditions.size > 0) return null;
  if (!IN_PORTIONS.has(goal.kind) || talk.before.scene.equation !== null) return null;
  const strength = talk.slots.find(({ variable }) => variable.kind === "molarity" && variable.label !== null);
  const { label, of } = strength?.variable ?? { label: null, of: null };
  const volume = talk.slots.find(
    ({ variable }) => VOLUMES.has(variable.kind) && variable.label === label && variable.of !== "H2O",
  );
  if (strength === undefined || volume === undefined || of === null) return null;
  if (goal.of !== null && !isSubstance(of, goal.of)) return null;
  const wanted: Goal = { variable: variableOf(goal.kind, of), unit: goal.unit, words: NO_WORDS };
  const givens: Given[] = [
    { variable: variableOf("molarity", of), quantity: strength.quantity, words: NO_WORDS },
    { variable: variableOf("solution-volume", of), quantity: volume.quantity, words: NO_WORDS },
  ];
  const solved = solveGoal(wanted, toStatement(talk, wanted, givens));
  return solved.ok ? { solution: solved.value, changes: [], isSameGoal: false } : null;
}
