import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  ["Kc of PCl3 + Cl2 ⇌ PCl5 is 25 at 500 K. What is Kc of PCl5 ⇌ PCl3 + Cl2 at this temperature?", "0.04"],
  ["For 2 NO + O2 ⇌ 2 NO2 the equilibrium constant is 64. Find the equilibrium constant for NO + ½ O2 ⇌ NO2.", "8"],
  ["The equilibrium constant of P ⇌ Q is 3.0. What is the equilibrium constant of 3 P ⇌ 3 Q?", "27"],
  ["If Kp is 0.50 for N2O4(g) ⇌ 2 NO2(g), what is Kp for the reverse reaction?", "2"],
  ["Kc for 2 X + Y ⇌ Z is 49. What does Kc become when all coefficients are halved?", "7"],
  [
    "Kp = 0.20 for C(s) + CO2(g) <=> 2 CO(g) and Kp = 5.0 for CO(g) + H2O(g) <=> CO2(g) + H2(g). Calculate Kp for C(s) + H2O(g) <=> CO(g) + H2(g).",
    "1",
  ],
  [
    "Coke and steam have come to the equilibrium C(s) + 2H2O(g) ⇌ CO2(g) + 2H2(g) Calculate Kc for this reaction. C(s) + H2O(g) ⇌ CO(g) + H2(g)Kc 1=2.0 CO(g) + H2O(g) ⇌ CO2(g) + H2(g)Kc 2=3.0",
    "6",
  ],
  [
    "Calculate Kc for the following reaction: CO(g) + H2O(g) ⇌ CO2(g) + H2(g)Kc=? FeO(s) + CO(g) ⇌ Fe(s) + CO2(g) Kc 1=0.60 FeO(s) + H2(g) ⇌ Fe(s) + H2O(g)Kc 2=0.40",
    "1.5",
  ],
  ["Given K1 = 0.25 for S ⇌ T and K2 = 4.0 for U ⇌ T. What is K for S ⇌ U?", "0.0625"],
])("[CARD-01] tells K of an equation that is made of others: %s", (text, answer) => {
  expect(answersTo(text, 3)).toEqual([answer]);
});

test.each([
  "Kc of PCl3 + Cl2 ⇌ PCl5 is 25 at 500 K. What is Kc of PCl5 ⇌ PCl3 + Cl2 at 550 K?",
  "Kp of PCl3(g) + Cl2(g) ⇌ PCl5(g) is 25. What is Kc of PCl5(g) ⇌ PCl3(g) + Cl2(g)?",
  "Kc of PCl3 + Cl2 ⇌ PCl5 is 25. What is Kc of N2O4 ⇌ 2 NO2?",
  "Kc of PCl3 + Cl2 ⇌ 2 PCl5 is 25. What is Kc of 2 PCl5 ⇌ PCl3 + Cl2?",
  "Kc of PCl3 + Cl2 ⇌ PCl5 is 25. What is Kc of PCl5 ⇌ PCl3 + Cl2 if [Cl2] = 0.10 M?",
  "Kc of PCl3 + Cl2 ⇌ PCl5 is 25 and Kc of N2O4 ⇌ 2 NO2 is 4. What is Kc of PCl5 ⇌ PCl3 + Cl2?",
  "For PCl3 + Cl2 ⇌ PCl5, what is the equilibrium constant of the reverse reaction?",
])("[READ-02] leaves a constant alone that does not follow: %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
