import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "The solubility of oxygen gas in water at 20 °C and 1.0 atm is 1.4 × 10^−3 mol/L. What is its solubility when the partial pressure of oxygen above the water is 0.21 atm?",
    "0.000294 mol/L",
  ],
  [
    "The solubility of ethane in water is 0.0019 mol/L at 101 kPa. At what pressure is the solubility 0.0057 mol/L?",
    "303 kPa",
  ],
  [
    "A gas has a solubility of 0.0410 g/L at a pressure of 1.25 atm. What will its solubility be at 2.00 atm?",
    "0.0656 g/L",
  ],
])("[SOLVE-01] %s", (text, expected) => {
  expect(answersOfAny(text)).toEqual([expected]);
});

test.each([
  "The solubility of oxygen is 1.4 × 10^-3 mol/L at 1.0 atm and 20 °C. What is its solubility if the temperature is raised to 60 °C at 2.0 atm?",
  "The solubility of oxygen is 1.4 × 10^-3 mol/L at 1.0 atm. What is the solubility of nitrogen at 0.78 atm?",
  "The solubility of oxygen is 1.4 × 10^-3 mol/L at 1.0 atm. Air has 21% oxygen. What is its solubility at 0.98 atm?",
])("is not solved: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
