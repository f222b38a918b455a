import { describe, expect, test } from "vitest";
import { solve } from "../solve.ts";
import { COURSE_PROBLEMS } from "./course-problems.cases.ts";
import { TRAPS } from "./traps.cases.ts";
import { TWISTED_PROBLEMS, TWISTED_TRAPS } from "./twisted-problems.cases.ts";
import { FORMULA_PROBLEMS, WORKED_PROBLEMS } from "./worked-problems.cases.ts";
import type { WorkedProblem } from "./worked-problems.cases.ts";

/** Molar masses of other tables, and five figures of the expected values. */
const TOLERANCE = 0.002;

/** The answer of the last question, or null when the problem stays unsolved. */
function answerOf(text: string): { value: number; unit: string; figures: number } | null {
  const outcome = solve(text, "en");
  const answer = outcome.kind === "solved" ? outcome.solutions.at(-1)?.answer.value : undefined;
  return answer?.kind === "quantity"
    ? { value: Number(answer.value), unit: answer.unit, figures: answer.significantFigures ?? 12 }
    : null;
}

/** Whether the answer is the expected one, within its own rounding; a cubic centimetre is a millilitre. */
function isRight({ value, unit }: WorkedProblem, answer: NonNullable<ReturnType<typeof answerOf>>): boolean {
  const lastPlace = 10 ** (Math.floor(Math.log10(Math.abs(value))) - answer.figures + 1);
  const isNear = Math.abs(answer.value - value) <= Math.max(Math.abs(value) * TOLERANCE, 0.51 * lastPlace);
  return isNear && answer.unit.replace("cm³", "mL") === unit.replace("cm³", "mL");
}

describe.each(Object.entries({ ...WORKED_PROBLEMS, ...COURSE_PROBLEMS, ...TWISTED_PROBLEMS }))(
  "%s",
  (_, problems: readonly WorkedProblem[]) => {
    test.each(problems)("[CARD-01] $text", (problem) => {
      const answer = answerOf(problem.text);
      expect(answer !== null || !problem.isSolved).toBe(true);
      expect(answer === null || isRight(problem, answer)).toBe(true);
    });
  },
);

test.each(FORMULA_PROBLEMS)("[CARD-01] %s → %s", (text, formula) => {
  const outcome = solve(text, "en");
  expect(outcome.kind === "solved" ? outcome.solutions.at(-1)?.answer.value : outcome).toMatchObject({ formula });
});

test.each([...TRAPS, ...TWISTED_TRAPS])("is not solved: %s", (text) => {
  expect(answerOf(text)).toBeNull();
});
