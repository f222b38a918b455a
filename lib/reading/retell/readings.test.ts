import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  [
    "Find x in CoCl2·xH2O.\nmass of empty crucible: 20.000 g\nmass of crucible + hydrated crystals: 24.758 g\nmass of crucible + residue after heating to constant mass: 22.597 g",
    "6",
  ],
  [
    "An empty crucible weighs 21.30 g. With the crystals of MgSO4·xH2O in it, it weighs 26.23 g. After strong heating the crucible and its contents weigh 23.70 g. Determine x.",
    "7",
  ],
  [
    "mass of empty crucible = 30.00 g\nmass of crucible + magnesium = 30.60 g\nmass of crucible + oxide = 31.00 g\nWhat is the empirical formula of magnesium oxide?",
    "MgO",
  ],
  [
    "Mass of spirit burner + ethanol before: 212.46 g\nMass of spirit burner + ethanol after: 211.51 g\nVolume of water: 200 cm3\nTemperature at start: 18.0 °C\nTemperature at end: 42.0 °C\nCalculate the molar enthalpy of combustion of ethanol. (c = 4.18 J g-1 K-1)",
    "-973 kJ/mol",
  ],
  [
    "Heat of solution of ammonium nitrate\nmass of water: 50.0 g\nmass of NH4NO3: 4.00 g\ntemperature at start: 21.0 °C\nlowest temperature: 15.4 °C\nspecific heat of the solution: 4.18 J g-1 °C-1\nDetermine the enthalpy of solution in kJ/mol.",
    "25.3 kJ/mol",
  ],
  [
    "The mass of a spirit burner filled with methanol fell from 98.70 g to 97.90 g while 150 g of water warmed by 18.0 °C. Find the molar enthalpy of combustion of methanol. c = 4.18 J g-1 K-1",
    "-452 kJ/mol",
  ],
  [
    "A spirit burner containing propan-1-ol had a mass of 145.20 g before and 144.60 g after heating 100 cm3 of water. The temperature rise was 45.0 °C. Calculate the enthalpy of combustion of propan-1-ol in kJ/mol. (c = 4.18 J g−1 K−1)",
    "-1880 kJ/mol",
  ],
])("[CARD-01] takes readings for what they come to: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "mass of empty crucible: 18.620 g\nmass of crucible + hydrated crystals: 23.506 g\nFind x in BaCl2·xH2O.",
  "A spirit burner with ethanol heats 200 g of water from 18.0 °C to 42.0 °C. Calculate the enthalpy of combustion in kJ/mol.",
  "A spirit burner loses 0.80 g of methanol while 150 g of water warmed to 38.0 °C. Find the molar enthalpy of combustion of methanol. c = 4.18 J g-1 K-1",
  "A burner with ethanol and methanol loses 0.95 g while 200 g of water is warmed from 18.0 °C to 42.0 °C. Calculate the enthalpy of combustion in kJ/mol.",
])("[READ-02] takes none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
