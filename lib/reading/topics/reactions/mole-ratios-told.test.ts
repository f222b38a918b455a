import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "One mole of glucose gives two moles of ethanol, C2H5OH. What mass of ethanol can be made from 45.0 g of glucose?",
    "23 g",
  ],
  [
    "A student starts with 20.0 g of cyclohexanol, C6H12O, and isolates 12.3 g of cyclohexene, C6H10. One mole of cyclohexanol yields one mole of cyclohexene. What is the percent yield?",
    "75 %",
  ],
  [
    "Making paracetamol\naminophenol (C6H7NO) used: 10.9 g\nparacetamol (C8H9NO2) obtained: 11.3 g\nOne mole of C6H7NO gives one mole of C8H9NO2. Calculate the percentage yield.",
    "74.8 %",
  ],
])("[CARD-01] takes a ratio of moles that is told in words: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "One mole of glucose gives two moles of ethanol, C2H5OH. What mass of ethanol can be made from 45.0 g of sugar syrup?",
  "One mole of cyclohexanol yields one mole of cyclohexene. A student isolates 12.3 g of cyclohexene. What is the percent yield?",
])("[READ-02] takes no ratio in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test.each([
  [
    "Lead nitrate solution reacts with potassium iodide to form lead iodide and potassium nitrate. Write the balanced equation.",
    "Pb(NO3)2 + 2 KI -> PbI2 + 2 KNO3",
  ],
  [
    "Calcium phosphide, Ca3P2, reacts with water: phosphine, PH3, bubbles off and calcium hydroxide remains. Write the balanced equation.",
    "Ca3P2 + 6 H2O -> 2 PH3 + 3 Ca(OH)2",
  ],
  [
    "When sodium hydrogencarbonate is heated, sodium carbonate stays behind and carbon dioxide and water escape. Give the balanced equation.",
    "2 NaHCO3 -> Na2CO3 + CO2 + H2O",
  ],
])("[CARD-01] balances what is told in words: %s", (text, equation) => {
  expect(answersOfAny(text)).toEqual([JSON.stringify({ kind: "equation", equation })]);
});
