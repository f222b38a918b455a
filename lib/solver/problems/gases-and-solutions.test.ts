import { describe, expect, test } from "vitest";
import { GAS_PROBLEMS, GAS_TRAPS } from "./gas-problems.cases.ts";
import { SOLUTION_PROBLEMS, SOLUTION_TRAPS } from "./solution-problems.cases.ts";
import { solveProblem } from "./solve-problem.ts";

/** Molar masses of other tables, and five figures of the expected values. */
const TOLERANCE = 0.002;

function answerOf(text: string): { value: number; unit: string; figures: number } | null {
  const answer = solveProblem(text, "en")?.at(-1)?.answer.value;
  return answer?.kind === "quantity" ? { value: Number(answer.value), unit: answer.unit.replace(/^M$/, "mol/L"), figures: answer.significantFigures ?? 12 } : null;
}

/** Half a unit of the last figure that is shown, or the tolerance. */
function allowance(value: number, figures: number): number {
  return Math.max(Math.abs(value) * TOLERANCE, 0.51 * 10 ** (Math.floor(Math.log10(Math.abs(value))) - figures + 1));
}

describe.each(Object.entries({ ...GAS_PROBLEMS, ...SOLUTION_PROBLEMS }))("%s", (_, problems) => {
  test.each(problems)("[CARD-01] $text", ({ text, value, unit }) => {
    const answer = answerOf(text);
    expect(answer?.unit).toBe(unit.replace(/^M$/, "mol/L"));
    expect(Math.abs((answer?.value ?? 0) - value)).toBeLessThanOrEqual(allowance(value, answer?.figures ?? 12));
  });
});

test.each([...GAS_TRAPS, ...SOLUTION_TRAPS])("is not solved: %s", (text) => {
  expect(answerOf(text)).toBeNull();
});
