import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "The enthalpy of atomisation of ammonia, NH3, is +1173 kJ/mol. Calculate the mean bond enthalpy of N-H.",
    "391 kJ/mol",
  ],
  ["CCl4(g) → C(g) + 4Cl(g) ΔH = +1308 kJ/mol. Calculate the mean C-Cl bond enthalpy.", "327 kJ/mol"],
  ["H2O(g) -> 2H(g) + O(g) ΔH = +926 kJ/mol. What is the mean bond enthalpy of the O-H bond?", "463 kJ/mol"],
])("[SOLVE-01] shares an enthalpy of atomisation among equal bonds: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The enthalpy of atomisation of ethane, C2H6, is +2826 kJ/mol. Calculate the mean bond enthalpy of C-H.",
  "The enthalpy of atomisation of carbon dioxide, CO2, is +1610 kJ/mol. Calculate the mean bond enthalpy of C-O.",
  "The enthalpy of formation of ammonia, NH3, is -46 kJ/mol. Calculate the mean bond enthalpy of N-H.",
])("[READ-02] shares nothing among bonds that differ: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
