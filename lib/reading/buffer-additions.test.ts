import { expect, test } from "vitest";
import { answersTo } from "./answers.fixture.ts";

test.each([
  [
    "How many moles of KF must be added to 2.0 L of 0.15 M HF to make a buffer of pH 3.20? Ka = 6.8×10^-4.",
    "0.323 mol",
  ],
  ["What mass of NH4Cl must be dissolved in 250 mL of 0.30 M NH3 for a buffer of pH 9.40? Kb = 1.8e-5", "2.87 g"],
])("[CARD-01] tells what a buffer lacks: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test.each([
  "How many moles of KF must be added to 2.0 L of 0.15 M HF to make a buffer of pH 3.20?",
  "How many moles of KCl must be added to 2.0 L of 0.15 M HF to make a buffer of pH 3.20? Ka = 6.8×10^-4.",
  "How many moles of KF must be added to 2.0 L of HF to make a buffer of pH 3.20? Ka = 6.8×10^-4.",
])("[READ-02] adds nothing to %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
