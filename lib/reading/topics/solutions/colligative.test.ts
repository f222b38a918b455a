import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "How many grams of glycerol (C3H8O3) must be dissolved in 350 g of water to lower the freezing point by 1.50 °C? Kf = 1.86 °C kg/mol",
    "26 g",
  ],
  [
    "How many grams of KBr must be added to 2.50 kg of water so that it freezes at −4.00 °C? Assume complete dissociation. Kf = 1.86 K kg/mol",
    "320 g",
  ],
  [
    "What mass of urea, CO(NH2)2, is needed to raise the boiling point of 650 g of water by 0.400 °C? Kb(water) = 0.512 °C/m",
    "30.5 g",
  ],
  ["How much sucrose should be put in 1.20 kg of water so that it boils at 100.30 °C? Kb = 0.512 K kg/mol", "241 g"],
  ["What mass of water must 30.0 g of urea be dissolved in so that the solution freezes at -2.50 °C? Kf 1.86", "372 g"],
  [
    "Adding 1.15 g of a nonelectrolyte to 40.0 g of benzene lowers the freezing point from 5.48 °C to 4.21 °C. Kf for benzene is 5.12 K kg/mol. Calculate the molar mass.",
    "116 g/mol",
  ],
  [
    "How many grams of ethylene glycol, C2H6O2, have to be added to 4.50 kg of water so that the freezing point drops to −6.20 °C? Kf(water) = 1.86 °C kg/mol",
    "931 g",
  ],
  [
    "Pure water has a vapour pressure of 31.8 torr at 30 °C. What is the vapour pressure above a solution of 55.0 g of glucose (C6H12O6, not volatile) in 150 g of water?",
    "30.7 Torr",
  ],
])("[CARD-01] tells how much makes a solution freeze or boil elsewhere: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "How many grams of KBr must be added to 2.50 kg of water so that it freezes at -4 °C if only 90% dissociates? Kf = 1.86",
  "How many grams of ethanol must be added to 2.00 kg of water so that it boils at 101 °C? Kb = 0.512 °C/m",
  "How many more grams of glucose must be added to a solution of 15 g of glucose in 400 g of water to lower the freezing point by 2.0 °C? Kf = 1.86 °C kg/mol",
  "How many grams of glucose must be added to lower the freezing point by 2.0 °C? Kf = 1.86 °C kg/mol",
  "How many grams of acetic acid must be added to 500 g of water to lower the freezing point by 2.0 °C? Kf = 1.86 °C kg/mol",
  "How many grams of glucose must be added to 500 g of water to lower the freezing point to 2.0 °C? Kf = 1.86 °C kg/mol",
  "A solution of 9.0 g of glucose in 250 g of water is cooled to -0.50 °C. What mass of ice separates? Kf = 1.86 K kg/mol",
])("[READ-02] does not guess a portion: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
