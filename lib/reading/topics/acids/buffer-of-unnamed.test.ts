import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["What is the pH of a buffer that is 0.30 M in a weak acid (pKa = 4.20) and 0.15 M in its conjugate base?", "3.9"],
  [
    "pKa of an acid is 5.10. What's the pH of a solution containing 0.25 M of this acid and 0.50 M of its sodium salt?",
    "5.4",
  ],
  ["ph of buffer .40M HA .20M A- pka 4.50", "4.2"],
  ["Calculate the pH of a buffer in which [HX] = 0.10 M and [X-] = 0.30 M. Ka = 2.0 × 10−5 mol dm−3", "5.18"],
  ["A buffer contains 0.050 mol HA and 0.10 mol NaA in 1.0 L. Ka of HA is 6.3e-6. Find the pH.", "5.5"],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "0.10 M HA and 0.30 M A-, Ka 1.8e-5. What is the pH of HA without the salt?",
  "A solution has 0.20 M HA and 0.35 M HX. pKa = 4.76. What is the pH?",
  "A buffer contains 0.20 M of a weak acid and 0.35 M of NaCl. The pKa of the acid is 4.76. What is the pH of the buffer?",
  "A buffer contains 0.20 M of a strong acid and 0.35 M of its sodium salt. The pKa is 4.76. What is the pH of the buffer?",
  "A buffer is 0.20 M in a weak acid and 0.35 mol of its conjugate base. pKa = 4.76. What is the pH?",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
