import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["A saturated solution of Mn(OH)2 has a pH of 9.87. Find its Ksp.", "2.04e-13"],
  ["What is the pH of a saturated solution of Mg(OH)2? Ksp = 5.6 × 10^-12", "10.3"],
  [
    "Data: Ksp(SrSO4) = 3.2·10^-7; M(SrSO4) = 184 g·mol^-1. Find the solubility of strontium sulfate in g/L.",
    "0.104 g/L",
  ],
  ["In a saturated solution of Mg(OH)2 the hydroxide concentration is 3.0e-4 M. What is its Ksp?", "1.35e-11"],
])("[CARD-01] reads a solubility product told in any order: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A solution of Mn(OH)2 has a pH of 9.87. Find its Ksp.",
  "Ksp(SrSO4) = 3.2·10^-7; M(SrSO4) = 300 g/mol. Find the solubility of strontium sulfate in g/L.",
  "What is the pH of a saturated solution of CaF2? Ksp = 3.9 × 10^-11",
])("[READ-02] reads none in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
