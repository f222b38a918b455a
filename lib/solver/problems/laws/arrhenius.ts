import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { solveGoal } from "../solve-statement.ts";
import type { Given } from "../statement.ts";
import { orderOf } from "./rate-constants.ts";
import type { RateProblem } from "./rate-reading.ts";

const NO_WORDS = { before: [], behind: [] } as const;

const LABELS = ["first", "second"] as const;

/** Ea from two rate constants, or one constant from the other; null where a value is missing or left over. */
export function solveArrhenius({ pairs, values, goal, unit }: RateProblem): SolutionFacts[] | null {
  const [first, second, ...others] = pairs;
  if (first === undefined || second === undefined || others.length > 0 || first[1].value.eq(second[1].value))
    return null;
  const [one, other] = [first[0], second[0]];
  if (one !== null && other !== null && orderOf(one) !== orderOf(other)) return null;
  const activation = values.get("activation");
  if (values.size > (activation === undefined ? 0 : 1)) return null;
  const given = (variable: Variable, quantity: Quantity): Given => ({ variable, quantity, words: NO_WORDS });
  const givens = [
    ...[first, second].flatMap(([constant, temperature], index) => [
      ...(constant === null ? [] : [given(variableOf("rate-constant", null, LABELS[index]), constant)]),
      given(variableOf("temperature", null, LABELS[index]), temperature),
    ]),
    ...(activation === undefined ? [] : [given(variableOf("activation-energy", null), activation)]),
  ];
  const wanted =
    goal === "activation"
      ? variableOf("activation-energy", null)
      : variableOf("rate-constant", null, one === null ? "first" : "second");
  if (goal !== "activation" && (goal !== "constant" || (one !== null && other !== null))) return null;
  const asked = { variable: wanted, unit: unit ?? (goal === "activation" ? getUnit("kJ/mol") : null), words: NO_WORDS };
  const scene = { ...BARE_SCENE, givens: givens.map(({ variable }) => variable) };
  const solved = solveGoal(asked, { givens, goals: [asked], scene });
  return solved.ok ? [solved.value] : null;
}
