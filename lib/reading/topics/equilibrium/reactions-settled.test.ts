import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "0.30 mol/L of CO and 0.30 mol/L of H2O react: CO + H2O ⇌ CO2 + H2, Kc = 4.0. Calculate the concentration of CO2 once equilibrium is reached.",
    "0.2 mol/L",
  ],
  [
    "N2(g) + O2(g) ⇌ 2NO(g) has Kc = 0.010. What is the equilibrium concentration of NO if 0.80 mol/L of nitrogen and 0.80 mol/L of oxygen were there at the start?",
    "0.0762 mol/L",
  ],
  [
    "The degree of dissociation of N2O4 at 50 °C is 0.40 and the pressure at equilibrium is 1.0 atm. What is Kp?",
    "0.762",
  ],
  ["A saturated solution of strontium hydroxide has a pH of 13.0. Find Ksp of Sr(OH)2.", "0.0005"],
])("[CARD-01] tells what is at first from what is there in the end: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test("[READ-02] the mass of a sample is no number of its electrons", () => {
  expect(answersOfAny("What is the total number of neutrons present in 1.6 g of methane?")).toBeNull();
});
