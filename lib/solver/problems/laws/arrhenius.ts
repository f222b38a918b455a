import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { solveByLaws } from "./law-goal.ts";
import { orderOf } from "./rate-constants.ts";
import type { RateProblem } from "./rate-reading.ts";

const LABELS = ["first", "second"] as const;

const ACTIVATION = variableOf("activation-energy", null);

/** Ea from two rate constants, or one constant from the other; null where a value is missing or left over. */
export function solveArrhenius({ pairs, values, goal, unit }: RateProblem): SolutionFacts[] | null {
  const [first, second, ...others] = pairs;
  if (first === undefined || second === undefined || others.length > 0) return null;
  const constants = [first[0], second[0]].flatMap((constant) => constant ?? []);
  const [one, other] = constants;
  if (first[1].value.eq(second[1].value) || one === undefined) return null;
  if (other !== undefined && orderOf(one) !== orderOf(other)) return null;
  const activation = values.get("activation");
  if (values.size > (activation === undefined ? 0 : 1)) return null;
  const told = [
    ...[first, second].flatMap(([constant, temperature], index): (readonly [Variable, Quantity])[] => [
      ...(constant === null ? [] : [[variableOf("rate-constant", null, LABELS[index]), constant] as const]),
      [variableOf("temperature", null, LABELS[index]), temperature],
    ]),
    ...(activation === undefined ? [] : [[ACTIVATION, activation] as const]),
  ];
  if (goal === "activation") return solveByLaws(told, ACTIVATION, unit ?? getUnit("kJ/mol"));
  if (goal !== "constant" || other !== undefined) return null;
  return solveByLaws(told, variableOf("rate-constant", null, first[0] === null ? "first" : "second"), unit);
}
