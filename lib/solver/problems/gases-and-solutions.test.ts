import { describe, expect, test } from "vitest";
import { GAS_PROBLEMS, GAS_TRAPS } from "./gas-problems.cases.ts";
import { SOLUTION_PROBLEMS, SOLUTION_TRAPS } from "./solution-problems.cases.ts";
import { solveProblem } from "./solve-problem.ts";

/** Molar masses of other tables, and five figures of the expected values. */
const TOLERANCE = 0.002;

function answerOf(text: string): { value: number; unit: string; figures: number } | null {
  const answer = solveProblem(text, "en")?.at(-1)?.answer.value;
  return answer?.kind === "quantity"
    ? {
        value: Number(answer.value),
        unit: answer.unit.replace(/^M$/, "mol/L"),
        figures: answer.significantFigures ?? 12,
      }
    : null;
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

const TEXTS = Object.values({ ...GAS_PROBLEMS, ...SOLUTION_PROBLEMS }).flatMap((problems) =>
  problems.map(({ text }) => text),
);

/** Changes after which a problem is another one, or none: the old answer would be wrong. */
const CHANGES: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ["an impure sample", (text) => `${text} The sample is 85.0% pure.`],
  ["half of it", (text) => text.replace(/(\d[\d.]* (?:g|mol|L|mL|kg)) of/, "half of the $1 of")],
  ["twice as much", (text) => text.replace(/(\d[\d.]* (?:g|mol|L|mL|kg)) of/, "twice $1 of")],
  ["so much a day", (text) => text.replace(/(\d[\d.]* (?:g|mol|L|mL|kg)) of/, "$1 per day of")],
  ["a comparison", (text) => text.replace(/(How many|[Ww]hat) (\S+) /, "$1 more $2 ")],
];

test.each(CHANGES)("no problem is solved any longer with %s", (_, change) => {
  const changed = TEXTS.flatMap((text) => (change(text) === text ? [] : [change(text)]));
  expect(changed.length).toBeGreaterThan(30);
  expect(changed.filter((text) => solveProblem(text, "en") !== null)).toEqual([]);
});

test.each(GAS_PROBLEMS["gas laws"] ?? [])("is not solved when some gas escapes: $text", ({ text }) => {
  expect(answerOf(`${text} Some of it escapes.`)).toBeNull();
});

test.each([...GAS_TRAPS, ...SOLUTION_TRAPS])("is not solved: %s", (text) => {
  expect(answerOf(text)).toBeNull();
});

test("two questions in two units have two answers", () => {
  const solved = solveProblem(
    "What is the pressure of 2.00 mol of N2 in 10.0 L at 300. K in atm, and what is it in kPa?",
    "en",
  );
  expect(solved?.map(({ answer }) => (answer.value.kind === "quantity" ? answer.value.unit : null))).toEqual([
    "atm",
    "kPa",
  ]);
});
