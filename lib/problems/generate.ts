import type { Difficulty } from "../curriculum/difficulties.ts";
import type { FactValue, Term } from "../methods/facts.ts";
import { Decimal } from "../quantity/decimal.ts";
import { roundToFigures } from "../quantity/significant-figures.ts";
import { loadUnit } from "../quantity/stored-quantity.ts";
import { areCommensurable, areSameUnit } from "../quantity/units/unit.ts";
import { isMarkable } from "./expected.ts";
import type { Family } from "./family.ts";
import { isNearAnswer, readAnswer } from "./nearness.ts";
import type { AnswerQuantity } from "./nearness.ts";
import { FEWEST_DISTRACTORS, listDistinctDistractors } from "./options.ts";
import type { Form, Problem } from "./problem.ts";
import { createRandom } from "./random.ts";
import { solveDraft } from "./solve-draft.ts";

/** A family whose samples are refused more often than this is built wrong. */
const MOST_TRIES = 200;

/** What makes a sample no good exercise. */
type Fault = "answer-is-given" | "answer-in-steps" | "answer-without-figures" | "no-wrong-answers" | "unmarkable";

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
    (value) => value.kind === "quantity" && digits(value.value) === digits(answer.value) && !isConverted(value.unit, answer.unit),
  );
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
  return [...term.equation.matchAll(/(?<!\S)\d+(?= )/g)].map(([digits]) => ({ kind: "count", value: Number(digits) }));
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
function findFault(problem: Problem, form: Form): Fault | null {
  const { value } = problem.solution.answer;
  if (isShown(value, problem)) return "answer-is-given";
  if (isInSteps(problem)) return "answer-in-steps";
  if (value.kind === "quantity" && Number(value.value) === 0 && value.significantFigures !== null) return "answer-without-figures";
  if (form === "choice" && listDistinctDistractors(problem).length < FEWEST_DISTRACTORS) return "no-wrong-answers";
  return form === "free" && !isMarkable(value) ? "unmarkable" : null;
}

/**
 * A problem of a family at a level. The same seed gives the same problem. Throws where the family has no such level or
 * form, or finds no good problem in many tries: a fault of the family.
 */
export function generate(family: Family, difficulty: Difficulty, form: Form, seed: number): Problem {
  const draftOf = family.levels[difficulty];
  if (draftOf === undefined || !family.forms.includes(form)) throw new Error(`${family.id} has no ${form} problem of level ${difficulty}`);
  const random = createRandom(seed);
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const draft = draftOf(random);
    const solved = draft === null ? null : solveDraft(draft, family.words);
    if (solved?.ok !== true) continue;
    const { reading, ...rest } = solved.value;
    const problem: Problem = {
      version: 1,
      family: family.id,
      subtopic: family.subtopic,
      difficulty,
      words: family.words,
      ...rest,
      ...(reading !== undefined && { reading }),
    };
    if (findFault(problem, form) === null) return problem;
  }
  throw new Error(`${family.id} found no ${form} problem of level ${difficulty} for seed ${seed}`);
}
