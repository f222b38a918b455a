import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "On dissolving 4.20 g of KCl in 95.8 g of water the temperature dropped by 2.3 °C. What is ΔH of solution per mole? (c = 4.18 J g-1 K-1)",
    "17.1 kJ/mol",
  ],
  [
    "7.20 g of KOH is added to 180 mL of water in a coffee-cup calorimeter and the temperature increases from 20.4 °C to 29.6 °C. Determine the heat of solution of KOH in kJ/mol. Assume the specific heat capacity of the solution is 4.18 J/g·°C.",
    "-56.1 kJ/mol",
  ],
  [
    "When 3.00 g of LiOH pellets dissolve in 147 g of water the temperature rises from 18.0 to 22.5 °C. Taking 4.18 J g-1 K-1 for the solution (150 g in all), work out the enthalpy of solution in kJ/mol of LiOH.",
    "-22.5 kJ/mol",
  ],
  [
    "Calculate the molar enthalpy of solution of LiBr if dissolving 8.70 g of it in 110 g of water raises the temperature from 22.0 °C to 31.5 °C (c = 4.18 J/g K).",
    "-47.1 kJ/mol",
  ],
  [
    "When 2.20 g of ethanol burned in a bomb calorimeter with heat capacity 10.4 kJ/K the temperature rose 6.30 K. Calculate the heat of combustion of ethanol in kJ/mol.",
    "-1370 kJ/mol",
  ],
  [
    "Burning 0.410 g of carbon in a bomb calorimeter with a total heat capacity of 7.90 kJ/°C made the temperature rise by 1.70 °C. What is the molar enthalpy of combustion of carbon?",
    "-393 kJ/mol",
  ],
  [
    "How many grams of ice at 0 °C must be added to 320 g of water at 28.0 °C to cool it to 9.0 °C? Heat of fusion of ice = 334 J/g, c = 4.18 J/g°C",
    "68.4 g",
  ],
])("[CARD-01] tells the enthalpy of a mole by what it warms or cools: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "When 3.00 g of LiOH dissolve in 147 g of water the temperature changes by 4.5 °C. What is the enthalpy of solution in kJ/mol? c = 4.18 J/gK",
  "When LiOH dissolves in 147 g of water the temperature rises by 4.5 °C. What is the enthalpy of solution in kJ/mol? c = 4.18 J/gK",
  "When 3.00 g of LiOH dissolve in 147 g of water the temperature rises from 22.5 °C to 18.0 °C. What is the enthalpy of solution in kJ/mol? c = 4.18 J/gK",
  "When 3.00 g of LiOH dissolve in 147 g of 1.0 M HBr the temperature rises by 4.5 °C. What is the enthalpy of solution in kJ/mol? c = 4.18 J/gK",
  "When 3.00 g of LiOH and 2.0 g of KOH dissolve in 147 g of water the temperature rises by 4.5 °C. What is the enthalpy of solution in kJ/mol? c = 4.18 J/gK",
  "When 2.20 g of ethanol burned in a bomb calorimeter the temperature rose 6.30 K. Calculate the heat of combustion of ethanol in kJ/mol.",
  "When 2.20 g of ethanol burned in a bomb calorimeter with heat capacity 10.4 kJ/K the temperature rose to 6.30 K. Calculate the heat of combustion of ethanol in kJ/mol.",
  "When 3.00 g of a solution of LiOH is added to 147 g of water the temperature rises by 4.5 °C. What is the enthalpy of solution in kJ/mol? c = 4.18 J/gK",
])("[READ-02] does not guess the enthalpy of a mole: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test.each([
  [
    "Burning 0.750 g of naphthalene in a bomb calorimeter with a total heat capacity of 10.0 kJ/°C made the temperature rise by 3.02 °C. How much heat would be set free by one mole of naphthalene?",
    "5160 kJ/mol",
  ],
  [
    "When 0.60 g of methanol was burned below a can with 250 g of water, the water warmed by 9.0 °C. Taking 4.18 J/(g °C), what value for the heat given off per mole of methanol does this experiment give, in kJ/mol?",
    "502 kJ/mol",
  ],
  [
    "1.20 g of heptane is burned in a bomb calorimeter with a heat capacity of 8.00 kJ/°C. The temperature rises by 7.20 °C. What is the heat released in kJ/g?",
    "48 kJ/g",
  ],
  [
    "1.20 g of heptane is burned in a bomb calorimeter with a heat capacity of 8.00 kJ/°C. The temperature rises by 7.20 °C. What is the enthalpy of combustion in kJ/mol?",
    "-4810 kJ/mol",
  ],
])("[CARD-01] counts what is given off without a sign: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "0.60 g of methanol is burned in a calorimeter with 250 g of water. The temperature of the water falls by 9.0 °C. How much heat is released per mole of methanol?",
  "0.60 g of methanol is burned below 250 g of water. How much heat is released per mole of methanol?",
  "When 3.00 g of KCl dissolves in 60.0 g of water in a calorimeter, the temperature falls by 2.8 °C. How much heat is released per mole of KCl?",
])("[READ-02] finds nothing given off in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
