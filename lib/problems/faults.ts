import { count } from "../methods/terms.ts";
import type { FactValue, Quantity, Term } from "../methods/facts.ts";
import { convertTo } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
import { roundToFigures } from "../quantity/significant-figures.ts";
import { loadQuantity, loadUnit } from "../quantity/stored-quantity.ts";
import { areCommensurable, areSameUnit } from "../quantity/units/unit.ts";
import { isMarkable } from "./expected.ts";
import { isNearAnswer, readAnswer } from "./nearness.ts";
import type { AnswerQuantity } from "./nearness.ts";
import { FEWEST_DISTRACTORS, listDistinctDistractors } from "./options.ts";
import type { Form } from "./forms.ts";
import type { Problem } from "./problem.ts";

/** What makes a sample no good exercise. */
type Fault =
  | "answer-is-given"
  | "givens-alike"
  | "answer-in-steps"
  | "answer-without-figures"
  | "no-wrong-answers"
  | "unmarkable";

/** Whether two units measure the same, but are different ones: then it is the place of the decimal point that is asked for. */
function isConverted(from: string, to: string): boolean {
  const [own, other] = [loadUnit(from), loadUnit(to)];
  return own.ok && other.ok && areCommensurable(own.value, other.value) && !areSameUnit(own.value, other.value);
}

/** Numbers that print alike give the answer away. */
function isShown(answer: FactValue, problem: Problem): boolean {
  if (answer.kind !== "quantity") return false;
  const digits = (value: string): string => value.replace(/[-.]/g, "").replace(/^0+/, "").replace(/0+$/, "");
  return Object.values(problem.values).some(
    (value) =>
      value.kind === "quantity" &&
      digits(value.value) === digits(answer.value) &&
      !isConverted(value.unit, answer.unit),
  );
}

/**
 * Whether two givens have the same number, 2.59 mol in 2.59 L, or are the same quantity in two units: then a ratio is the same
 * upside down, and a slip leads to the answer. Where a word, a formula or a count is asked for, equal values are compared on purpose.
 */
function hasAlikeGivens({ values, solution: { answer } }: Problem): boolean {
  if (answer.value.kind !== "quantity") return false;
  const givens = Object.values(values).filter((value) => value.kind === "quantity");
  return givens.some((one, index) => givens.slice(0, index).some((other) => isAlike(one, other)));
}

function isAlike(one: Quantity, other: Quantity): boolean {
  if (Number(one.value) === Number(other.value)) return true;
  if (!isConverted(one.unit, other.unit)) return false;
  const [own, wanted] = [loadQuantity(one), loadQuantity(other)];
  const converted = own.ok && wanted.ok ? convertTo(own.value, wanted.value.unit) : null;
  return converted?.ok === true && wanted.ok && converted.value.value.eq(wanted.value.value);
}

/** Whether a number of a step reads like the answer: a hint that shows the step would give it away. */
function readsLike(answer: AnswerQuantity, term: Term): boolean {
  if (term.kind !== "quantity" && term.kind !== "count") return false;
  if (term.kind === "quantity" && term.unit !== "" && term.unit !== answer.quantity.unit) return false;
  const [value, wanted] = [new Decimal(term.value), new Decimal(answer.quantity.value)];
  const figures = term.kind === "count" ? value.sd(true) : (term.significantFigures ?? value.sd());
  if (figures < 2) return false;
  return isNearAnswer(value, answer) || roundToFigures(wanted, figures).eq(value);
}

/** The coefficients of an equation are numbers as well. */
function listNumbers(term: Term): Term[] {
  if (term.kind !== "equation") return [term];
  return [...term.equation.matchAll(/(?<!\S)\d+(?= )/g)].map(([digits]) => count(Number(digits)));
}

/** By accident an atomic weight, a coefficient or a value on the way is what the answer is. */
function isInSteps({ solution: { steps, answer: facts } }: Problem): boolean {
  const answer = readAnswer(facts);
  if (answer === null) return false;
  return steps.some(({ lines }, index) =>
    lines.some(({ terms }) => {
      const result = terms.findLastIndex((term) => term.kind === "operator" && term.symbol === "=");
      const shown = index === steps.length - 1 ? terms.slice(0, Math.max(0, result)) : terms;
      return shown.flatMap((term) => listNumbers(term)).some((term) => readsLike(answer, term));
    }),
  );
}

/** Why a problem cannot be posed in this form; null when it can. */
export function findFault(problem: Problem, form: Form): Fault | null {
  const { value } = problem.solution.answer;
  if (isShown(value, problem)) return "answer-is-given";
  if (hasAlikeGivens(problem)) return "givens-alike";
  if (isInSteps(problem)) return "answer-in-steps";
  if (value.kind === "quantity" && Number(value.value) === 0 && value.significantFigures !== null)
    return "answer-without-figures";
  if (form === "choice" && listDistinctDistractors(problem).length < FEWEST_DISTRACTORS) return "no-wrong-answers";
  return form === "free" && !isMarkable(value) ? "unmarkable" : null;
}
