import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["1.204 × 10^23 atoms of a metal have a mass of 12.8 g. What is the molar mass of the metal?", "64 g/mol"],
  [
    "A sample of 3.01 × 10^22 atoms of an unknown element weighs 1.35 g. Find the molar mass of the element.",
    "27 g/mol",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A sample of 3.01 × 10^22 atoms of an element weighs 1.35 g. What is the molar mass of its oxide?",
  "3.01 × 10^22 atoms of an element in 2.0 L weigh 1.35 g. What is the molar mass?",
])("declines: %s", (text) => {
  expect(answersOfAny(text)).toBe(null);
});
