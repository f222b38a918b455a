import { expect, test } from "vitest";
import { correctSolutionSchema, writeAnswer } from "./correct-solution.ts";

const STEP = { stepNumber: 1, title: "Moles", equation: "n = 0.30 mol", content: "Divide.", explanation: "" };
const FINAL = { value: "17.4", unit: "g", explanation: "Three figures." };

test.each([
  ["17.4 g", "17.4 g"],
  [{ steps: [STEP], finalAnswer: FINAL }, "17.4 g"],
  [{ steps: [STEP], finalAnswer: { value: 4.76 } }, "4.76"],
  [{ finalAnswer: { value: "Ni(NO3)2", unit: "" } }, "Ni(NO3)2"],
  [{ steps: [STEP] }, "n = 0.30 mol"],
  [{ steps: [{ ...STEP, equation: "" }], finalAnswer: null }, "Divide."],
  [[{ problemNumber: 1, steps: [], finalAnswer: FINAL }], "17.4 g"],
])("[API-13] %j comes to %s", (sent, answer) => {
  const parsed = correctSolutionSchema.parse(sent);
  expect(writeAnswer(parsed)).toBe(answer);
  expect(correctSolutionSchema.parse(parsed)).toEqual(parsed);
});

test.each([
  7,
  true,
  {},
  [],
  { steps: [] },
  { finalAnswer: {} },
  { finalAnswer: { value: [] } },
  [{ finalAnswer: FINAL }, { finalAnswer: FINAL }],
  "9".repeat(100_000),
])("[API-13] %j is no solution", (sent) => expect(correctSolutionSchema.safeParse(sent).success).toBe(false));
