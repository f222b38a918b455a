import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  ["A saline drip is 0.90 % w/v sodium chloride. What is its molarity?", "0.154 mol/L"],
  ["The urea in a blood sample is 36 mg/dL. Express this in mmol/L.", "5.99 mmol/L"],
  ["What mass of sulfuric acid is there in 500 mL of 0.20 N H2SO4?", "4.9 g"],
  ["How many grams of potassium hydroxide are needed to prepare 2.0 L of 0.10 N solution?", "11.2 g"],
  [
    "How many grams of oxalic acid dihydrate, H2C2O4·2H2O (equivalent mass 63 g), are needed to make 500 mL of a 0.10 N solution?",
    "3.15 g",
  ],
  ["Find the molarity of 10 volume H2O2.", "0.892 mol/L"],
  [
    "A deodorant can holds gas at 3.0 atm and 22 °C. What does the pressure become at 300 °C, supposing the can does not burst?",
    "5.83 atm",
  ],
  [
    "Ethanol is dehydrated to ethene, C2H5OH → C2H4 + H2O, with a yield of 80.0%. How many grams of ethanol must be taken in order to end up with 14.0 g of ethene?",
    "28.7 g",
  ],
])("[CARD-01] reads strengths as they are labelled: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What is the molarity of a 5 % (w/v) glucose solution after it is diluted twice?",
  "How many grams of KMnO4 are needed for 1 L of 0.1 N solution?",
  "What is the molarity of a 5 % (w/v) solution?",
  "Find the molarity of 10 volume H2O2 after half of it has decomposed.",
])("[READ-02] reads none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
