import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "The solubility of KNO3 is 110 g per 100 g of water at 60 °C and 32 g per 100 g of water at 20 °C. What mass of KNO3 crystallizes when a saturated solution in 50 g of water is cooled from 60 °C to 20 °C?",
    "39 g",
  ],
  [
    "The solubility of potassium chlorate is 38.5 g/100 g water at 80 °C and 7.3 g/100 g water at 20 °C. How many grams of KClO3 crystallize when 200 g of a saturated solution is cooled from 80 °C to 20 °C?",
    "45.1 g",
  ],
  [
    "The solubility of copper(II) sulfate in water is 40 g per 100 g of water at 60 °C and 20 g at 20 °C. A saturated solution made with 250 g of water at 60 °C is cooled to 20 °C. How much copper(II) sulfate crystallizes?",
    "50 g",
  ],
  [
    "The solubility of sodium chloride is 36 g per 100 g of water at 20 °C. What mass of sodium chloride can dissolve in 250 g of water at 20 °C?",
    "90 g",
  ],
  [
    "The solubility of potassium chloride at 20 °C is 34 g per 100 g of water. How much water is needed to dissolve 51 g of potassium chloride at 20 °C?",
    "150 g",
  ],
])("[SOLVE-01] tells what a saturated solution holds: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

const TOLD = "The solubility of KNO3 is 110 g per 100 g of water at 60 °C and 32 g per 100 g of water at 20 °C.";

test.each([
  "The solubility of sodium chloride is 36 g per 100 g of water at 20 °C. What mass of sodium chloride can dissolve in 250 g of water at 60 °C?",
  `${TOLD} An unsaturated solution in 75 g of water is cooled from 60 °C to 20 °C. What mass of crystals appears?`,
  `${TOLD} A saturated solution in 75 g of water is cooled from 60 °C to 30 °C. What mass of crystals appears?`,
  `${TOLD} A saturated solution in 75 g of water is cooled from 60 °C to 20 °C. What mass of KNO3 stays dissolved?`,
  `${TOLD} A saturated solution is cooled from 60 °C to 20 °C. What mass of crystals appears?`,
])("[READ-02] leaves out %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
