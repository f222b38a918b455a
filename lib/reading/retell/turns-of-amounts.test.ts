import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  ["How many kilograms of tin can at most be won from 302 kg of pure cassiterite SnO2?", "238 kg"],
  [
    "What mass of zinc can at best be extracted from 500 kg of ore that is 60% ZnS and 40% rock containing no zinc?",
    "201000 g",
  ],
  ["A pupil obtained 4.5 g of crystals but expected 6.0 g. What is the % yield?", "75 %"],
  [
    "Aluminium and iodine are heated, 2 Al + 3 I2 → 2 AlI3. Starting with 2.70 g Al and 12.7 g I2, find the mass of the reagent left over.",
    "1.8 g",
  ],
  ["4.0 g H2 and 16.0 g O2 form water. Which one is used up first?", "O2"],
  [
    "A solution with 0.0100 mol of CaCl2 is mixed with a solution with 0.0300 mol of Na2CO3. Calcium carbonate precipitates. Find the mass of the precipitate.",
    "1 g",
  ],
  [
    "How many litres of oxygen, measured at 25 °C and 1.00 atm, does the decomposition of 34.0 g of H2O2 give (2 H2O2 → 2 H2O + O2)?",
    "12.2 L",
  ],
  ["Total number of ions in 10.6 g of sodium carbonate (NEET 2019 pattern, M = 106 g/mol).", "1.81e+23 ions"],
  ["What is the ppm of cadmium if 3.0 mg in 1.5 kg of rice?", "2 ppm"],
  ["How many grams of salt are in 400 g of a 3.0% solution?", "12 g"],
  ["How long must a current of 1.50 A run to plate 2.00 g of nickel?", "4380 s"],
])("[CARD-01] reads amounts in a turn of their own: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What mass of zinc can at best be extracted from 500 kg of ore that is 60% ZnS and 30% rock containing no zinc?",
  "What mass of zinc can at best be extracted from 500 kg of sphalerite ore?",
  "A pupil obtained 4.5 g of crystals but expected more. What is the % yield?",
  "Starting with 2.70 g Al and iodine, find the mass of the reagent left over.",
  "4.0 g H2 and oxygen form water. Which one is used up first?",
  "0.0100 mol of CaCl2 in water gives a precipitate. Find the mass of the precipitate.",
  "How many litres of oxygen, measured at 25 °C, does the decomposition of 34.0 g of H2O2 give (2 H2O2 → 2 H2O + O2)?",
  "What is the ppm of cadmium if 3.0 mg in a bag of rice?",
  "How long must a current of 1.50 A run to plate 2.00 g of gold?",
  "How long must a current run to plate 2.00 g of nickel?",
])("[READ-02] reads no amount in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
