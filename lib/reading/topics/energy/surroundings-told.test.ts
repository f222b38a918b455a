import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "What is the entropy change of the surroundings when 1.00 mol of propane burns, ΔH = −2220 kJ, at 25 °C?",
    "7450 J/K",
  ],
  ["A reaction releases 125 kJ of heat at 310 K. Calculate the entropy change of the surroundings.", "403 J/K"],
  ["A reaction absorbs 45.0 kJ of heat at 350 K. Calculate ΔSsurr.", "-129 J/K"],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A reaction releases 125 kJ of heat at 310 K. Calculate the entropy change of the universe.",
  "A reaction does not release 125 kJ of heat at 310 K. Calculate the entropy change of the surroundings.",
  "What is the entropy change of the surroundings when 2.00 mol of propane burns, ΔH = −2220 kJ, at 25 °C?",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
