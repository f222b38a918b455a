import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "0.80 mol of CO and 0.80 mol of Cl2 were sealed in a 2.0 dm3 vessel. At equilibrium 0.20 mol of each remained. Calculate Kc for CO(g) + Cl2(g) ⇌ COCl2(g).",
    ["30"],
  ],
  [
    "A 4.0 L flask was charged with 1.20 mol each of hydrogen and bromine. H2(g) + Br2(g) ⇌ 2HBr(g). When equilibrium had been reached, 0.30 mol of each reactant was left. Work out Kc.",
    ["36"],
  ],
  [
    "H2(g) + I2(g) ⇌ 2HI(g), Kc = 54.3 at 430 °C. A 2.00-L vessel is filled with 0.400 mol of each of the two elements and no HI. What is the concentration of HI at equilibrium?",
    ["0.315 mol/L"],
  ],
  [
    "Kc = 9.0 for CO(g) + H2O(g) ⇌ CO2(g) + H2(g). Start with 0.40 M of each of CO and H2O and nothing else. What is [H2] at equilibrium?",
    ["0.3 M"],
  ],
])("[SOLVE-01] spreads a value over those that it is told for: %s", (text, answers) => {
  expect(answersOfAny(text)).toEqual(answers);
});

test.each([
  [
    "Two moles each of CO and H2O are taken in a 10 L vessel: CO(g) + H2O(g) ⇌ CO2(g) + H2(g). At equilibrium 40% of the CO has reacted. Calculate Kc.",
    ["0.444"],
  ],
  [
    "When 1.5 mol of ethanoic acid and 1.0 mol of ethanol are allowed to reach equilibrium, 0.80 mol of ethyl ethanoate is formed. CH3COOH + C2H5OH ⇌ CH3COOC2H5 + H2O. Calculate Kc.",
    ["4.57"],
  ],
  [
    "A vessel holding 0.70 M each of NO2 and CO comes to equilibrium, at which point [CO2] is 0.42 M. NO2(g) + CO(g) ⇌ NO(g) + CO2(g). What is Kc?",
    ["2.25"],
  ],
  [
    "What are the concentrations of N2O4 and NO2 in an equilibrium mixture produced by the decomposition of a sample of pure N2O4 with [N2O4] = 0.500 M? N2O4(g) ⇌ 2NO2(g) Kc = 0.0046",
    ["0.477 M", "0.0468 M"],
  ],
  [
    "NH4HS(s) ⇌ NH3(g) + H2S(g), Kp = 0.120 at 25 °C. Excess solid NH4HS is placed in a flask that already contains H2S at 0.200 atm. What is the partial pressure of NH3 at equilibrium?",
    ["0.261 atm"],
  ],
  [
    "A 0.60-mol sample of PCl5 is put into a 2.00-L vessel and heated. At equilibrium the vessel contains 0.20 mol of PCl3(g) and 0.20 mol of Cl2(g). Calculate the equilibrium constant for the decomposition of PCl5 to PCl3 and Cl2.",
    ["0.05"],
  ],
  [
    "If 0.100 mol of N2O4 is placed in a 2.00-L vessel at 25 °C, calculate the equilibrium partial pressure of NO2. N2O4(g) ⇌ 2NO2(g), Kp = 0.148 at 25 °C",
    ["0.39 atm"],
  ],
  [
    "A 5.00 L bulb at 500 K is charged with 0.20 mol of PCl5. At equilibrium the partial pressure of Cl2 is 0.60 atm. PCl5(g) ⇌ PCl3(g) + Cl2(g). Find Kp.",
    ["0.346"],
  ],
])("[SOLVE-01] tells what was there at first from what is there in the end: %s", (text, answers) => {
  expect(answersOfAny(text)).toEqual(answers);
});

test.each([
  "When allowed to reach equilibrium in a 2.0 L vessel, a mixture of 1.0 mol of H2 and 2.0 mol of I2 gives 1.2 mol of HI. Calculate Kc for H2(g) + I2(g) ⇌ 2HI(g).",
  "0.80 mol of CO and some Cl2 were sealed in a 2.0 dm3 vessel. At equilibrium 0.20 mol of each was left. Calculate Kc for CO(g) + Cl2(g) ⇌ COCl2(g).",
  "0.80 mol of CO and 0.80 mol of Cl2 were sealed in a vessel. At equilibrium 0.20 mol of each was left. Calculate Kc for CO(g) + Cl2(g) ⇌ COCl2(g).",
  "2.0 mol each of SO2 and O2 and SO3 are placed in a 1.0 L flask. At equilibrium 0.5 mol of each was left. 2SO2 + O2 ⇌ 2SO3. Find Kc.",
  "NH4HS(s) ⇌ NH3(g) + H2S(g), Kp = 0.120 at 25 °C. Excess H2S is placed in a flask that already contains NH3 at 0.200 atm. What is the partial pressure of H2S at equilibrium?",
  "0.60 mol of PCl5 is put into a 2.00-L vessel. The vessel already holds Cl2. At equilibrium there is 0.20 mol of PCl3. Find Kc of PCl5(g) ⇌ PCl3(g) + Cl2(g).",
  "A mixture of 1.0 mol of ethanoic acid and 1.0 mol of ethanol was left for an hour, when 0.42 mol of ethyl ethanoate was present. CH3COOH + C2H5OH ⇌ CH3COOC2H5 + H2O. Calculate Kc.",
  "The concentration of NO2 produced from pure N2O4 is 0.030 M at equilibrium, and [N2O4] is 0.20 M. Find Kc of N2O4(g) ⇌ 2NO2(g).",
  "0.050 mol of PCl5 is sealed in a 3.00 L flask at 300 K and heated to 500 K, where Kp = 0.497. PCl5(g) ⇌ PCl3(g) + Cl2(g). What is the partial pressure of Cl2 at equilibrium?",
])("[READ-02] leaves open what is there, or when: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
