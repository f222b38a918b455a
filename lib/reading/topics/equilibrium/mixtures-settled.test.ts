import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "What is the pressure of NO in a mixture at equilibrium that contains 0.20 atm of N2 and 1.0 atm of O2 at 2000 °C? N2(g) + O2(g) ⇌ 2NO(g) Kp = 0.0050 at 2000 °C",
    "0.0316 atm",
  ],
  [
    "The equilibrium constant Kp for PCl5(g) ⇌ PCl3(g) + Cl2(g) at 523 K is 1.05. An equilibrium mixture at 523 K contains 0.80 atm of PCl5 and 0.40 atm of PCl3. What is the pressure of Cl2?",
    "2.1 atm",
  ],
  [
    "Analysis of the gases in a sealed bulb containing HI, H2 and I2 at equilibrium at 450 °C established the concentration of H2 to be 0.020 M and the concentration of I2 to be 0.030 M. H2(g) + I2(g) ⇌ 2HI(g) Kc = 50.0 at 450 °C Calculate the equilibrium molar concentration of HI.",
    "0.173 M",
  ],
  [
    "CaCO3(s) ⇌ CaO(s) + CO2(g), Kp = 0.10 at 727 °C. What is the pressure of CO2 at equilibrium with a mixture of CaCO3 and CaO?",
    "0.1 atm",
  ],
  ["H2O(l) ⇌ H2O(g) has Kp = 0.122 at 50 °C. What is Kc?", "0.0046"],
])("[SOLVE-01] lays a temperature aside that only says when a constant holds: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What is the pressure of NO in a mixture at equilibrium that contains 0.20 atm of N2 and 0.50 atm of O2 at 1500 °C? N2(g) + O2(g) ⇌ 2NO(g) Kp = 0.0040 at 2000 °C",
  "H2O(l) ⇌ H2O(g) has Kp = 0.122. What is Kc?",
  "N2(g) + O2(g) ⇌ 2NO(g) Kp = 0.0050. What is the equilibrium pressure of NO if the partial pressure of N2 is 0.20 atm?",
  "NH2COONH4(s) ⇌ 2NH3(g) + CO2(g). At equilibrium the vessel has a total volume of 2.0 L, and the pressure of NH3(g) is 0.40 atm. What is Kp?",
])("[READ-02] takes no other temperature, and no pressure of one gas for another one's: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
