import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { turnStatements } from "./turns-of-statements.ts";

const TOLD: readonly (readonly [told: string, plain: string])[] = [
  ["Temperature: 300 K. Find the volume.", "The temperature is 300 K. Find the volume."],
  ["A gas has a relative molecular mass of 44.", "A gas has a molar mass of 44 g/mol."],
  ["The relative molecular mass of the ester is 88.", "The molar mass of the ester is 88 g/mol."],
  ["Its Mr is 60, and", "Its molar mass is 60 g/mol, and"],
  ["Its molecular weight is 60 g/mol.", "Its molecular weight is 60 g/mol."],
  ["A grade 11 student heats 2.0 g of it.", "A student heats 2.0 g of it."],
  ["2.2 g of dry ice (solid CO2) is put in.", "2.2 g of CO2 is put in."],
  ["It boils for half an hour.", "It boils for 30 min."],
  ["What is left after a day?", "What is left after 1 day?"],
  ["It holds half a tonne (500 kg) of ore.", "It holds 500 kg of ore."],
  ["half a mole of it", "0.50 mole of it"],
  ["What volume has it at 25 degrees?", "What volume has it at 25 °C?"],
  ["The bond angle is 105 degrees.", "The bond angle is 105 degrees."],
  ["How long until 30 % of the sample is used up?", "How long until 30 % of the sample react?"],
  ["The solution boils 0.20 °C higher than pure water.", "The boiling point rises by 0.20 °C."],
  ["The tin is made of iron sulfide. Give its formula.", "The tin is made of iron sulfide. Give its formula."],
  ["The mordant is potassium dichromate. Write its formula.", "What is the formula of potassium dichromate?"],
  [
    "2 Ag2O -> 4 Ag + O2. What mass of silver is made of 2.3 g of the oxide?",
    "2 Ag2O -> 4 Ag + O2. What mass of silver is made of 2.3 g of Ag2O?",
  ],
  [
    "HCOOH + CH3OH ⇌ HCOOCH3 + H2O. How many moles of ester form of one mole of the acid?",
    "HCOOH + CH3OH ⇌ HCOOCH3 + H2O. How many moles of HCOOCH3 form of one mole of HCOOH?",
  ],
  [
    "0.41 g of potassium hydrogen phthalate (KHP) neutralizes 20.0 mL of KOH. How strong is it?",
    "KHC8H4O4 + KOH -> K2C8H4O4 + H2O. 0.41 g of KHC8H4O4 neutralizes 20.0 mL of KOH. How strong is it?",
  ],
  [
    "H2 + I2 ⇌ 2 HI has Kc = 49. One mole of H2 is mixed with one mole of I2. How many moles of HI form?",
    "H2 + I2 ⇌ 2 HI has Kc = 49. 1.0 mol of H2 is mixed with 1.0 mol of I2 in a 1.0 L vessel. How many moles of HI form?",
  ],
  ["What mass is it? Give your answer to 3 significant figures.", "What mass is it?"],
  ["What is the pH? Show your working.", "What is the pH?"],
  ["Find the heat, in kJ, if 2.0 g burn.", "Find the heat in kJ if 2.0 g burn."],
  ["The Ka of the acid at 25 °C is 1.0 × 10^-5. Find Kb.", "The Ka of the acid is 1.0 × 10^-5. Find Kb."],
  ["Kp at 298 K is 2.0 atm. What is the pressure?", "Kp at 298 K is 2.0 atm. What is the pressure?"],
  ["What is the oxidation number of N in nitric acid, HNO3?", "What is the oxidation number of N in nitric acid?"],
  ["How much is in baking soda, KHCO3?", "How much is in baking soda, KHCO3?"],
  ["What volume is set free, measured at 0 °C and 1 atm?", "What volume is set free at STP?"],
  // Here the volume matters.
  [
    "N2O4 ⇌ 2 NO2 has Kc = 0.20. One mole of N2O4 is heated. How many moles of NO2 form?",
    "N2O4 ⇌ 2 NO2 has Kc = 0.20. One mole of N2O4 is heated. How many moles of NO2 form?",
  ],
  // Two oxides: which is meant is not said.
  ["CaO + CO2 -> CaCO3. How many moles of the oxide react?", "CaO + CO2 -> CaCO3. How many moles of the oxide react?"],
];

test.each(TOLD)("%j says in plain words: %j", (told, plain) => {
  expect(turnStatements(told)).toBe(plain);
});

const SOLVED: readonly (readonly [text: string, value: string])[] = [
  [
    "Total pressure: 200 kPa. A flask contains 0.20 mol of helium and 0.60 mol of neon. Partial pressure of neon = ?",
    "150 kPa",
  ],
  [
    "A compound has the empirical formula CH2 and a relative molecular mass of 70. What is its molecular formula?",
    "C5H10",
  ],
  ["2.4 mg of zinc was found in a water sample of 1.2 kg. Express the zinc content in ppm.", "2 ppm"],
  [
    "Find the root mean square speed of N2 at 27 °C in m/s. (R = 8.314 J K-1 mol-1)\n(A) 258 (B) 517 (C) 816 (D) 1034",
    "517 m/s",
  ],
  [
    "The standard Gibbs energy of a reaction at 300 K is −5.70 kJ/mol. What is its equilibrium constant? (R = 8.314 J/(mol K))",
    "9.83",
  ],
];

test.each(SOLVED)("%j comes to %s", (text, value) => {
  expect(answersOfAny(text)).toEqual([value]);
});

test.each([
  [
    "Use ΔHf°: C3H8 −104, CO2 −394, H2O(l) −286 (all kJ/mol). Work out ΔH° for C3H8(g) + 5 O2(g) → 3 CO2(g) + 4 H2O(l).",
    "-2220 kJ",
  ],
  [
    "ΔH = +98.0 kJ/mol and ΔS = +140 J/(mol K), both taken as constant. Above which temperature in kelvin is the reaction spontaneous?",
    "700 K",
  ],
  ["How large is ΔG° in kJ for a cell reaction with two electrons transferred and E° = 0.34 V?", "-65.6 kJ"],
  ["34.2 g of sucrose (M = 342) in 400 g of water; Kf = 1.86. Freezing point of the solution in °C?", "-0.465 °C"],
  ["Find the percentage by mass of potassium in potassium nitrate, KNO3, used as a fertiliser.", "38.7 %"],
  ["Ratio of the rate of effusion of helium to that of methane at the same T and P = ?", "2"],
])("[CARD-01] reads what stands beside data: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "Use ΔHf°: C3H8 −104, CO2 −394 (all kJ/mol). Work out ΔH° for C3H8(g) + 5 O2(g) → 3 CO2(g) + 4 H2O(l).",
  "34.2 g of sucrose (M = 342) in water; Kf = 1.86. Freezing point of the solution in °C?",
  "Find the percentage by mass of potassium in potassium nitrate, KNO3, half of which has decomposed.",
])("[READ-02] reads nothing beside the data of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
