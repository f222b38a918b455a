import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "Quinine, a remedy for malaria, is a weak base. Its conjugate acid has a pKa of 8.50. What is the pH of a 0.020 M solution of quinine?",
    "10.4",
  ],
  ["What is the pH of a 0.020 M solution of a weak base whose conjugate acid has Ka = 2.0 × 10^-9?", "10.5"],
  ["A weak acid's conjugate base has Kb = 5.0 × 10^-10. What is the pH of a 0.10 M solution of the acid?", "2.85"],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "Quinine is a weak base. Its conjugate acid has a pKa of 8.50. What is the pH of a 0.020 M solution of the conjugate acid?",
  "Its conjugate acid has a pKa of 8.50. What is the pH of a 0.020 M solution of it?",
  "The conjugate acid of a weak base does not have a pKa of 8.50. What is the pH of a 0.020 M solution of the base?",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
