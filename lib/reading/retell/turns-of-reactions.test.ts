import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  ["0.0087 g of SrF2 dissolve in 100 mL of water. Find the solubility product.", "1.33e-9"],
  [
    "At 25 °C one litre of water dissolves 0.0015 g of silver bromide, AgBr. Calculate the solubility product.",
    "6.38e-11",
  ],
  ["The solubility of SrSO4 is 0.014 g per 100 mL. What is its Ksp?", "5.81e-7"],
  ["What percentage of the molecules is ionised in 0.20 M formic acid (Ka = 1.8×10^-4)?", "2.96 %"],
  ["An ammonium bromide solution has a concentration of 0.25 M. Ka(NH4+) = 5.6×10^-10. Its pH is …?", "4.93"],
  ["Calculate the pH of a 0.050 M solution of hydrosulfuric acid, Ka1 = 9.1×10^-8, Ka2 = 1.1×10^-12.", "4.17"],
  ["The half-life of a second-order reaction with [A]0 = 0.20 M is 40 s. What is k?", "0.125 L/(mol·s)"],
  ["A first-order reaction takes 30 min for 80 % completion. Find its half-life.", "12.9 min"],
  ["k = 3.0×10^-4 s^-1 at 310 K and Ea = 60 kJ/mol. What is k at 330 K?", "0.00123 s⁻¹"],
  [
    "Standard entropies in J/(mol·K): NO 210.8, O2 205.2, NO2 240.1. Find ΔS° for 2 NO(g) + O2(g) → 2 NO2(g).",
    "-147 J/K",
  ],
  ["Find ΔS° for 2 NO(g) + O2(g) → 2 NO2(g). S°: NO 210.8, O2 205.2, NO2 240.1 J/mol·K.", "-147 J/K"],
  [
    "Toluene boils at 110.6 °C with an enthalpy of vaporisation of 33.2 kJ/mol. What is its entropy of vaporisation?",
    "86.5 J/(mol·K)",
  ],
  [
    "What is the standard cell potential of a cell of nickel and silver? E°(Ni2+/Ni) = −0.26 V, E°(Ag+/Ag) = 0.80 V",
    "1.06 V",
  ],
  ["Ni | Ni^2+ (0.50 M) || Ag^+ (0.020 M) | Ag, E° = 1.06 V, 25 °C. Calculate the cell potential.", "0.968 V"],
])("[CARD-01] reads what happens in a turn of its own: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "0.0087 g of SrF2 were stirred into 100 mL of water. Find the solubility product.",
  "A liquid boils at 110.6 °C. What is its entropy of vaporisation?",
  "Calculate the pH of a 0.050 M solution of oxalic acid, Ka1 = 0.054, Ka2 = 5.3×10^-5.",
  "Ni | Ni^2+ || Ag^+ (0.020 M) | Ag, E° = 1.06 V, 25 °C. Calculate the cell potential.",
])("[READ-02] turns nothing of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test.each([
  ["What volume of oxygen is needed to burn 12 L of propane completely?", "60 L"],
  ["15 mL of ethene is burned in oxygen. What volume of CO2 is formed?", "30 mL"],
])("[CARD-01] measures gases alike of which nothing else is said: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What volume of oxygen is needed to burn 12 mL of ethanol?",
  "What volume of oxygen at 300 K is needed to burn 12 L of propane?",
  "What volume of oxygen is left when 12 L of propane burns?",
])("[READ-02] measures nothing alike in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
