import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "Solid ammonium hydrogen sulfide decomposes: NH4HS(s) ⇌ NH3(g) + H2S(g), Kp = 0.120 at 25 °C. A sample of the solid is placed in an evacuated flask. What is the total pressure in the flask at equilibrium?",
    "0.693 atm",
  ],
  [
    "Ammonium carbamate decomposes according to NH4CO2NH2(s) ⇌ 2 NH3(g) + CO2(g), with Kp = 7.1 × 10^-3 at 40 °C. Calculate the total gas pressure at equilibrium when only the solid is present at the start.",
    "0.363 atm",
  ],
  [
    "For NH4CO2NH2(s) ⇌ 2NH3(g) + CO2(g), the total pressure of the gases in equilibrium with the solid is 0.363 atm. Calculate Kp.",
    "0.00709",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "NH4HS(s) ⇌ NH3(g) + H2S(g), Kp = 0.120 at 25 °C. The solid is placed in a flask that already holds ammonia. What is the total pressure in the flask at equilibrium?",
  "NH4HS(s) ⇌ NH3(g) + H2S(g), Kp = 0.120 at 25 °C. The solid does not reach equilibrium. What is the total pressure in the flask?",
  "NH4HS(g) ⇌ NH3(g) + H2S(g), Kp = 0.120 at 25 °C. The solid is placed in a flask. What is the total pressure in the flask at equilibrium?",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
