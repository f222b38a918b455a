import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  // Gases.
  ["What is the density of Halon 1211, CBrClF2, at 20.0 °C and 1.00 atm?", "6.87 g/L"],
  ["Neon effuses two times as rapidly as an unknown gas. What is the molar mass of the unknown gas?", "80.7 g/mol"],
  [
    "It takes 60.0 s for 2.0 × 10^-4 mol of N2 to effuse through a pinhole. Under the same conditions, how long will it take 0.20 mmol of He to effuse?",
    "22.7 s",
  ],
  [
    "If 0.350 L of neon is collected over water at a temperature of 20 °C and a pressure of 745 torr in an apparatus like that shown in Figure 9.2, what is the partial pressure of neon?",
    "728 Torr",
  ],
  [
    "How many liters of ammonia gas, measured at 20.0 °C and 755 torr, are required to prepare 0.500 L of a 2.00-M solution of NH3?",
    "24.2 L",
  ],
  [
    "When filled with air, a diving tank with a volume of 10.0 L has a pressure of 200. atm. If the water temperature is 15 °C, how many liters of air will this tank provide to a diver at a depth of 30 m where the pressure is 4.00 atm?",
    "500 L",
  ],
  [
    "What is the volume of oxygen required to burn 6.00 L of propane gas, C3H8, to produce carbon dioxide and water, at the same temperature and pressure?",
    "30 L",
  ],
  [
    "A sample of sulfur vapor weighs 0.300 g and exerts a pressure of 0.500 atm in a 0.250-L bulb at 600 K. What is the molar mass of sulfur vapor?",
    "118 g/mol",
  ],
  [
    "The pressure of neon is measured with a closed-end manometer. The difference in the mercury levels is 18.2 cm. Determine the pressure of the gas in kPa.",
    "24.3 kPa",
  ],
  // Heat.
  [
    "The enthalpy of vaporization of diethyl ether is 26.5 kJ/mol and its normal boiling point is 34.6 °C. How much heat must be absorbed to vaporize 10.0 g of (C2H5)2O?",
    "3.58 kJ",
  ],
  [
    "Calculate the heat capacity, in joules and in calories per degree, of the following: 250. g of copper metal",
    "96.3 J/°C",
  ],
  ["How much would the temperature of 150. g of water rise if 12.5 kJ of heat were added?", "19.9 Δ°C"],
  [
    "When a 2.00-g sample of NH4Cl was added to 1.00 × 10^2 g of water in a coffee cup calorimeter, the temperature fell by 1.30 °C. How much heat is involved in the dissolution of the NH4Cl?",
    "555 J",
  ],
  [
    "When solid lithium chloride dissolves in water, the mixture becomes warm. When 4.00 g of LiCl dissolves in 80.0 g of water at 21.0 °C in a calorimeter, the temperature rises to 30.9 °C. Calculate the value of q for this process and explain the meaning of its sign.",
    "-3480 J",
  ],
  [
    "How much heat is required to evaporate 2.0 L of water (2.0 kg) at T = 30 °C (a warm day); ΔHvap = 43.8 kJ/mol at 30 °C.",
    "4860 kJ",
  ],
  [
    "Toluene has a normal boiling point of 110.6 °C and an enthalpy of vaporization of 33.2 kJ/mol. What is the boiling point of toluene in Quito, where atmospheric pressure = 72.8 kPa?",
    "98.8 °C",
  ],
  [
    "Cyclohexane is a solvent for paints. Its vapor pressure is 13.0 kPa at 25.0 °C and 51.9 kPa at 60.0 °C. Estimate its enthalpy of vaporization from these.",
    "32.7 kJ/mol",
  ],
  [
    "Cesium chloride, CsCl, has a melting point of 645 °C and has a ΔHfusion = 15.9 kJ/mol. How much energy is required to melt 50.0 g CsCl?",
    "4.72 kJ",
  ],
  // What is dissolved.
  [
    "At 15 °C, the concentration of dissolved nitrogen in water exposed to nitrogen at a partial pressure of 90.0 kPa is 6.9 × 10^-4 mol L^-1. Use Henry’s law to determine the solubility of nitrogen when its partial pressure is 30.0 kPa.",
    "0.00023 mol/L",
  ],
  [
    "Calculate the mole fraction of the solute: 0.500 g of tetrahydrothiophene, C4H8S, in 100. g of benzene, C6H6",
    "0.00441",
  ],
  [
    "The mole fraction of iodine, I2, dissolved in carbon disulfide, CS2, is 0.0400. What is the molal concentration, m, of iodine in this solution?",
    "0.547 mol/kg",
  ],
  [
    "What is the freezing temperature of a solution of 30.0 g of glucose, C6H12O6, in 200.0 g of water, which freezes at 0.0 °C when pure?",
    "-1.55 °C",
  ],
])("[READ-02] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test("[READ-02] asks for one quantity of two substances", () => {
  const liquids = "a solution of 20.0 g of methanol and 30.0 g of ethanol";
  const told = "The vapor pressure of methanol is 97 torr at 20 °C. ";
  expect(answersOfAny(`${told}Calculate the mole fraction of methanol and of ethanol in ${liquids}.`)).toEqual([
    "0.489",
    "0.511",
  ]);
  expect(answersOfAny(`What are the mole fractions of methanol and ethanol in ${liquids}?`)).toEqual([
    "0.489",
    "0.511",
  ]);
});

test.each([
  "It takes 60.0 s for 2.0 × 10^-4 mol of N2 to effuse through a pinhole. Under the same conditions, how long will it take 0.40 mmol of He to effuse?",
  "When a 2.00-g sample of NH4Cl was added to 100. g of water in a coffee cup calorimeter, the temperature changed by 1.30 °C. How much heat is involved in the dissolution of the NH4Cl?",
  "When filled with air, a diving tank with a volume of 10.0 L has a pressure of 200. atm at 25 °C. If the water temperature is 5 °C, how many liters of air will this tank provide to a diver?",
  "How many liters of ammonia gas, measured at 20.0 °C, are required to prepare 0.500 L of a 2.00-M solution of NH3?",
])("answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
