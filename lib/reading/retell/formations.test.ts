import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  [
    "Determine the standard enthalpy of formation of SO3(g) from the following data: S(s) + O2(g) ⟶ SO2(g) ΔH° = −296.8 kJ; 2SO2(g) + O2(g) ⟶ 2SO3(g) ΔH° = −197.8 kJ",
    "-395.7 kJ",
  ],
  [
    "What is the enthalpy of formation, ΔHf°, of PCl5(s) from these two steps? 2P(s) + 3Cl2(g) ⟶ 2PCl3(l) ΔH° = −639.4 kJ PCl3(l) + Cl2(g) ⟶ PCl5(s) ΔH° = −123.8 kJ",
    "-443.5 kJ",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text, 4)).toEqual([answer]);
});

test.each([
  // Oxygen is there in two forms, chlorine in none.
  "Determine the enthalpy of formation of NO2(g) from: N2(g) + O2(g) ⟶ 2NO(g) ΔH° = 182.6 kJ; NO(g) + O3(g) ⟶ NO2(g) + O2(g) ΔH° = −200.8 kJ",
  "Determine the enthalpy of formation of TiCl4(l) from: Ti(s) + O2(g) ⟶ TiO2(s) ΔH° = −944 kJ; TiO2(s) + 4HCl(g) ⟶ TiCl4(l) + 2H2O(l) ΔH° = −60 kJ",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
