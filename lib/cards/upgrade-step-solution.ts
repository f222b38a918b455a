import { withAnswerUnit } from "./missing-units.ts";

/**
 * Reads a stored card of this kind. Version 0 is the bare shape of the interface description, without a version and
 * without facts, where the problem could also be called the question and the answer come without a unit.
 */
export function upgradeStepSolution(stored: Record<string, unknown>): unknown {
  if (stored.version !== undefined) return stored;
  const { question, problem = question ?? "", solution, ...rest } = stored;
  return { ...rest, problem, solution: withAnswerUnit(solution), version: 1, facts: [] };
}
