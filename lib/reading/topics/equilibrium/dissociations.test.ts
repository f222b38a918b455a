import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["COCl2(g) ⇌ CO(g) + Cl2(g). At a total pressure of 3.0 atm phosgene is 50 % dissociated. Find Kp.", "1"],
  ["N2O4 is 25 % dissociated at 2.0 atm: N2O4(g) ⇌ 2 NO2(g). What is Kp?", "0.533"],
  ["The degree of dissociation of HI is 0.20 in 2 HI ⇌ H2 + I2. Calculate the equilibrium constant.", "0.0156"],
  ["NH4Br(s) ⇌ NH3(g) + HBr(g). The total pressure above the solid at equilibrium is 0.60 atm. What is Kp?", "0.09"],
  ["MgCO3(s) ⇌ MgO(s) + CO2(g). The pressure at equilibrium is 0.35 atm. What is Kp?", "0.35"],
])("[CARD-01] tells K of what has fallen apart: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "COCl2(g) ⇌ CO(g) + Cl2(g). Phosgene is 50 % dissociated. Find Kp.",
  "COCl2(g) ⇌ CO(g) + Cl2(g). At a total pressure of 3.0 atm phosgene is dissociated. Find Kp.",
  "COCl2(g) ⇌ CO(g) + Cl2(g). At a total pressure of 3.0 atm 50 % is dissociated. Find Kc.",
  "NH4Br(s) ⇌ NH3(g) + HBr(g). The total pressure at equilibrium is 0.60 atm; 0.10 atm of NH3 was added at first. What is Kp?",
])("[READ-02] leaves alone what is told half: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
