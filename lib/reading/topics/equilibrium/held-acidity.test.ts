import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["What is the molar solubility of Mg(OH)2 (Ksp = 1.8 × 10^-11) in a solution buffered at pH 9.80?", "0.00452 mol/L"],
  [
    "Calculate the solubility of nickel(II) hydroxide, Ksp = 5.5 × 10^-16, in a solution with a pH of 8.00.",
    "0.00055 mol/L",
  ],
  [
    "What is the solubility, in mol/L, of Fe(OH)3 (Ksp = 2.8 × 10^-39) in a solution whose pH is kept at 4.00?",
    "2.8e-9 mol/L",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What is the molar solubility of Al(OH)3 (Ksp = 1.3 × 10^-33) in a solution buffered at pH 9.80?",
  "What is the molar solubility of Mg(OH)2 (Ksp = 1.8 × 10^-11) in a solution that is not buffered at pH 9.80?",
  "What is the molar solubility of Mg(OH)2 (Ksp = 1.8 × 10^-11) in a solution buffered at pH 7.00?",
  "How many grams of Mg(OH)2 (Ksp = 1.8 × 10^-11) dissolve in a solution buffered at pH 9.80?",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
