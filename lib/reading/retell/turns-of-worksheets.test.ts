import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  ["Element Q has 2 isotopes. 69.17% 62.930 amu, 30.83% 64.928 amu. find the average atomic mass", "63.5 u"],
  [
    "copper has average atomic mass 63.546 amu and 2 isotopes, Cu-63 (62.930 amu) and Cu-65 (64.928 amu). find the percent abundence of Cu-63",
    "69.2 %",
  ],
  [
    "how much heat (kJ) to turn 20.0 g of ice at 0C into water at 30.0C?? heat of fusion 334 J/g, c=4.18 J/gC",
    "9.19 kJ",
  ],
  [
    "How much energy in kJ changes 40.0 g of ice at -5.0 C into water at 15.0 C? specific heat ice 2.09 J/gC, water 4.18 J/gC, heat of fusion 334 J/g",
    "16.3 kJ",
  ],
  [
    "Use the bond energies to work out the overall energy change for H2 + Cl2 → 2HCl. H–H 436, Cl–Cl 242, H–Cl 431 (all kJ/mol)",
    "-184 kJ",
  ],
  [
    "carbon monoxide was passed over 1.60 g of a heated oxide of iron until 1.12 g of iron was left. Find the empirical formula of this oxide.",
    "Fe2O3",
  ],
  ["Which of these group 1 elements has the smallest first ionization energy: lithium, sodium or potassium?", "K"],
  ["shape of BrF5 accoridng to vsepr", "square-pyramidal"],
  [
    "oxygen collected over water at 22C. total pressure = 740 mmHg, water vapor = 19.8 mmHg. what is pressure of the dry gas in atm",
    "0.948 atm",
  ],
  [
    "Using the Dumas method, 0.15 g of an organic substance gave 25.0 mL of nitrogen at 288 K and 745 mmHg. The aqueous tension at 288 K is 13 mmHg. What is the percentage composition of nitrogen?",
    "19 %",
  ],
  [
    "For the reaction A + 2B → C + D, ΔH = 98 kJ/mol and ΔS = 140 J/(K mol). At what temperature will the reaction become spontaneous, assuming ΔH and ΔS constant?",
    "700 K",
  ],
  [
    "0.50 mol each of CO and H2O are placed in a 2.0 L flask. At equilibrium 60% of the CO has reacted: CO(g) + H2O(g) ⇌ CO2(g) + H2(g). Find Kc.",
    "2.25",
  ],
  [
    "20.0 cm³ of dilute nitric acid was neutralised by 15.0 cm³ of 0.100 mol/dm³ potassium hydroxide. Find the concentration of the acid in mol/dm³.",
    "0.075 mol/dm³",
  ],
])("[READ-01] solves what is typed in a hurry: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "Element X has 3 isotopes. 78.99% 23.985 amu, 10.00% 24.986 amu. find the average atomic mass",
  "copper has average atomic mass 63.546 amu and 2 isotopes, Cu-63 (62.930 amu) and Cu-65. find the percent abundance of Cu-63",
  "For the reaction A + 2B → C + D, ΔH = -98 kJ/mol and ΔS = 140 J/(K mol). At what temperature will the reaction become spontaneous?",
  "In the Dumas method, 0.30 g of an organic compound gave 50 mL of nitrogen collected at 300 K and 715 mm pressure. The aqueous tension is 15 mm. Which gas is it?",
  "hydrogen was passed over 3.20 g of copper oxide until 4.00 g of copper was left. Find the empirical formula of the oxide.",
  "how much heat (kJ) to turn 20.0 g of ice at 0C into steam at 100C?? heat of fusion 334 J/g, c=4.18 J/gC",
  "Use the bond energies to work out the overall energy change for H2 + Cl2 → 2HCl. H–H 436, Cl–Cl 242 (all kJ/mol)",
])("[READ-02] answers nothing where a figure is missing or the law differs: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
