import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "What volume of 0.500 M NaOH must be added to 200. mL of 0.250 M benzoic acid (pKa = 4.20) to prepare a buffer with a pH of 4.40?",
    "61.3 mL",
  ],
  [
    "How many moles of HCl must be added to 1.0 L of 0.50 M NH3 to give a buffer with pH 9.00? Kb for ammonia is 1.8 × 10^-5.",
    "0.321 mol",
  ],
  [
    "How many grams of NaOH should be added to 500. mL of 0.300 M formic acid to make a buffer with a pH of 3.90? The Ka of formic acid is 1.8 × 10^-4.",
    "3.53 g",
  ],
  [
    "What volume of 0.200 M HCl must be added to 150. mL of 0.100 M sodium acetate to give a pH of 4.50? pKa of acetic acid is 4.74.",
    "47.6 mL",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "How many mL of 1.00 M HCl must be added to 250. mL of 0.400 M acetic acid to obtain a pH of 4.90? (pKa = 4.74)",
  "How many mL of 1.00 M NaOH must be added to 250. mL of 0.400 M acetic acid to obtain a buffer with pH 9.90? (Ka = 1.8 × 10^-5)",
  "How many mL of 1.00 M NaOH must not be added to 250. mL of 0.400 M acetic acid to obtain a buffer with pH 4.90? (Ka = 1.8 × 10^-5)",
  "How many mL of 1.00 M NaOH must be added to 250. mL of a buffer of 0.400 M acetic acid and 0.200 M sodium acetate to obtain pH 4.90? (Ka = 1.8 × 10^-5)",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
