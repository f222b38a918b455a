import { expect, test } from "vitest";
import { answerText } from "./answer-text.ts";
import type { Evaluation } from "./answer-evaluation.ts";

const evaluationOf = (reading: string): Evaluation => ({
  isCorrect: true,
  score: 100,
  feedback: "",
  partialCredit: { setup: true, method: true, calculation: true, units: true },
  suggestions: [],
  verdict: "correct",
  misconception: null,
  reading,
  summary: "",
  credits: [],
});

test.each([
  ["CC(C)=O", "CH₃COCH₃", "molecule", "CH₃COCH₃"],
  ["[NH3+]CC", "CH₃CH₂NH₃⁺", "molecule", "CH₃CH₂NH₃⁺"],
  ["CH₃–CO–CH₃", "CH₃COCH₃", "molecule", "CH₃–CO–CH₃"],
  ["C.C", "", "molecule", "C.C"],
  ["2 dm³", "2 L", undefined, "2 dm³"],
] as const)("[DRAW-01] the answer %s, read as %s in a field %s, is shown as %s", (given, reading, field, shown) => {
  expect(answerText({ studentAnswer: given, evaluation: evaluationOf(reading) }, field)).toBe(shown);
});
