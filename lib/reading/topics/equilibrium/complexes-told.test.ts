import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "The Ksp of AgCl is 1.8 × 10^-10 and Kf for Ag(NH3)2+ is 1.7 × 10^7. Calculate the molar solubility of silver chloride in 0.50 M NH3.",
    "0.0249 mol/L",
  ],
  [
    "What is the solubility, in mol/L, of CuI in 0.20 M KCN? (Ksp = 5.1 × 10^-12; Kf of Cu(CN)2^- = 1.0 × 10^16)",
    "0.0998 mol/L",
  ],
  [
    "Zinc hydroxide, Zn(OH)2, has Ksp = 3.0 × 10^-17, and the formation constant of Zn(NH3)4 2+ is 2.9 × 10^9. What is the molar solubility of Zn(OH)2 in 2.0 M ammonia?",
    "0.0069 mol/L",
  ],
  [
    "Calculate K for the reaction AgI(s) + 2CN−(aq) ⇌ Ag(CN)2−(aq) + I−(aq) if the solubility product of AgI is 8.3 × 10^-17 and the formation constant of Ag(CN)2− is 5.6 × 10^18.",
    "465",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The Ksp of AgCl is 1.8 × 10^-10 and Kf for Ag(NH3)2+ is 1.7 × 10^7. Calculate the molar solubility of silver bromide in 1.0 M NH3.",
  "The Ksp of AgCl is 1.8 × 10^-10 and Kf for Cu(NH3)4 2+ is 1.7 × 10^7. Calculate the molar solubility of silver chloride in 1.0 M NH3.",
  "The Ksp of AgCl is 1.8 × 10^-10 and Kf for Ag(NH3)2+ is not 1.7 × 10^7. Calculate the molar solubility of silver chloride in 1.0 M NH3.",
  "The Ksp of AgCl is 1.8 × 10^-10 and Kf for Ag(NH3)2+ is 1.7 × 10^7. How many grams of silver chloride dissolve in 1.0 M NH3?",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
