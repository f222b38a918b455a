import { formatEquation } from "../../chemistry/equation/format.ts";
import type { HalfReaction, RedoxBalance } from "../../chemistry/redox/half-reactions.ts";
import type { StepFacts, Term } from "../facts.ts";
import { count, equationTerm, expression } from "../terms.ts";

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
    { id: `oxidation${ending}`, lines: [expression(half(oxidation))], values: {} },
    { id: `reduction${ending}`, lines: [expression(half(reduction))], values: {} },
    {
      id: "electrons",
      lines: [
        expression(count(oxidationFactor), "*", "(", half(oxidation), ")"),
        expression(count(reductionFactor), "*", "(", half(reduction), ")"),
      ],
      values: {},
    },
    { id: "overall", lines: [expression(equationTerm(formatEquation(overall, "ascii")))], values: {} },
  ];
}
