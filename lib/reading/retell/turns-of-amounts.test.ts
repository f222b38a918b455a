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
  [
    "A chemist pipets 20.00 mL of 0.250 M copper(II) sulfate into a 500.0-mL volumetric flask and fills to the mark. What is the molarity of the diluted solution?",
    "0.01 M",
  ],
  [
    "A technician pipettes 20.0 mL of 0.500 M potassium nitrate into a 200 mL volumetric flask and fills it up to the mark. What is the concentration of the new solution?",
    "0.05 M",
  ],
  [
    "In a mine rescue set the carbon dioxide is taken up by potassium superoxide, 4 KO2 + 2 CO2 → 2 K2CO3 + 3 O2. One miner breathes out 44.0 g of CO2 in an hour. What mass of KO2 is used up per miner and hour?",
    "142 g",
  ],
  [
    "Lena wants to cool 250 g of tea (treat it as water) from 60.0 °C to 10.0 °C with ice that is at 0 °C. How many grams of ice must melt, if the melted ice also warms up to 10.0 °C? Heat of fusion 334 J/g, c(water) 4.18 J/(g·°C).",
    "139 g",
  ],
  ["Mass of an aluminium cube 3.0 cm each side (density 2.70 g/cm3)?", "72.9 g"],
  [
    "Calculate the emf of the cell at 298 K: Ni(s) | Ni2+ (0.10 M) || Cu2+ (10-3 M) | Cu(s). Given: E°cell = 0.59 V",
    "0.531 V",
  ],
  [
    "What volume of air (21.0 % oxygen by volume) is needed to burn 4.20 L of ethene completely, all volumes at the same temperature and pressure? C2H4 + 3 O2 → 2 CO2 + 2 H2O",
    "60 L",
  ],
  [
    "Under the same conditions equal volumes of helium and of an unknown gas need 20.0 s and 60.0 s to effuse through the same pinhole. What is the molar mass of the unknown gas?",
    "36 g/mol",
  ],
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
  "A technician pipettes 20.0 mL of 0.500 M potassium nitrate into a volumetric flask and fills it up to the mark. What is the concentration of the new solution?",
  "Lithium hydroxide takes up CO2: 2 LiOH + CO2 → Li2CO3 + H2O. One diver breathes out 44.0 g of CO2 in an hour. What mass of LiOH is used up per diver and day?",
  "What volume of air (21.0 % oxygen by volume) is needed to burn 4.20 L of ethene, all volumes at the same temperature and pressure? C2H4 + 2 O2 → 2 CO + 2 H2O",
])("[READ-02] reads no amount in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
