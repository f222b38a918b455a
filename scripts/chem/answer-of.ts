import type { SolutionFacts } from "#lib/methods/facts.ts";

type Quantity = Extract<SolutionFacts["answer"]["value"], { kind: "quantity" }>;

/** `value` is unrounded, `rounded` has the significant figures that the givens allow. */
function quantityAnswer({ value, unit, significantFigures }: Quantity, unrounded = value) {
  return { value: Number(unrounded), unit, rounded: Number(value), significantFigures };
}

/** A solution as the command line shows it: the answer as `value` and `unit`, the rest as it is. */
export function answerOf({ method, steps, answer }: SolutionFacts) {
  const { value } = answer;
  switch (value.kind) {
    case "quantity":
      return { answer: quantityAnswer(value, answer.unrounded), method, steps };
    case "equation":
      return { answer: { value: value.equation, unit: "" }, method, steps };
    case "formula":
      return { answer: { value: value.formula, unit: "" }, method, steps };
    default:
      return { answer: { value, unit: "" }, method, steps };
  }
}
