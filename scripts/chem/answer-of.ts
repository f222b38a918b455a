import type { SolutionFacts } from "#lib/methods/facts.ts";

/** A solution as the command line shows it: the answer as `value` and `unit`, the rest as it is. */
export function answerOf({ method, steps, answer }: SolutionFacts) {
  const { value } = answer;
  switch (value.kind) {
    case "quantity":
      return { answer: { value: Number(value.value), unit: value.unit }, method, steps };
    case "equation":
      return { answer: { value: value.equation, unit: "" }, method, steps };
    case "formula":
      return { answer: { value: value.formula, unit: "" }, method, steps };
    default:
      return { answer: { value, unit: "" }, method, steps };
  }
}
