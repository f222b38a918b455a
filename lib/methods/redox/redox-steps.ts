import { formatEquation } from "../../chemistry/equation/format.ts";
import type { HalfReaction, RedoxBalance } from "../../chemistry/redox/half-reactions.ts";
import type { StepFacts, Term } from "../facts.ts";
import { count, equationTerm, expression, step } from "../terms.ts";

/** Where the words of these steps are. */
export const REDOX_WORDS = "problems-redox.redox-equations";

/** `simple`: electrons balance it, without water or ions of it. */
export type Setting = "simple" | "acid" | "base";

const half = ({ equation }: HalfReaction): Term => equationTerm(formatEquation(equation, "ascii"));

/** Both half-reactions, what each is multiplied by, and their sum. */
export function redoxSteps(balance: RedoxBalance, setting: Setting): StepFacts[] {
  const { oxidation, reduction, oxidationFactor, reductionFactor, overall } = balance;
  const ending = setting === "simple" ? "" : `-${setting}`;
  return [
    step(`oxidation${ending}`, [expression(half(oxidation))]),
    step(`reduction${ending}`, [expression(half(reduction))]),
    step("electrons", [
      expression(count(oxidationFactor), "*", "(", half(oxidation), ")"),
      expression(count(reductionFactor), "*", "(", half(reduction), ")"),
    ]),
    step("overall", [expression(equationTerm(formatEquation(overall, "ascii")))]),
  ];
}
