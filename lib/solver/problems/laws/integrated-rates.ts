import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { solveByLaws } from "./law-goal.ts";
import { orderOf } from "./rate-constants.ts";
import type { RateGoal, RateProblem } from "./rate-reading.ts";

const VARIABLES: Readonly<Record<RateGoal, Variable>> = {
  constant: variableOf("rate-constant", null),
  "half-life": variableOf("half-life", null),
  time: variableOf("time", null),
  initial: variableOf("reactant-molarity", null, "initial"),
  final: variableOf("reactant-molarity", null, "final"),
  left: variableOf("fraction-left", null, "final"),
  reacted: variableOf("fraction-left", null, "decayed"),
  activation: variableOf("activation-energy", null),
};

/** A concentration is told as the others of its problem are, in M or in mmol/L; a share in percent. */
function unitOfGoal({ goal, unit, givens }: RateProblem): Unit | null {
  if (unit !== null) return unit;
  if (goal === "left" || goal === "reacted") return getUnit("%");
  return goal === "final" || goal === "initial"
    ? (givens.find((each) => each.unit.dimension === DIMENSIONS.concentration)?.unit ?? null)
    : null;
}

/** A problem of one integrated rate law → its solution; null where a value is missing, left over or impossible. */
export function solveIntegrated(problem: RateProblem): SolutionFacts[] | null {
  const constant = problem.values.get("constant");
  const byUnit = constant === undefined ? null : orderOf(constant);
  // A unit of the order 0 may be that of a rate.
  const order = problem.order ?? (byUnit === 0 ? null : byUnit);
  if (order === null || (byUnit !== null && byUnit !== order)) return null;
  const told = [...problem.values].map(([name, quantity]) => [VARIABLES[name], quantity] as const);
  return solveByLaws(told, VARIABLES[problem.goal], unitOfGoal(problem), [`order-${order}`]);
}
