import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "For 2 NO(g) + O2(g) -> 2 NO2(g), ΔG° = -72.6 kJ/mol at 298 K. Calculate ΔG when P(NO) = 0.10 atm, P(O2) = 0.20 atm and P(NO2) = 2.0 atm.",
    "-53.8 kJ/mol",
  ],
  [
    "For HF(aq) + H2O(l) -> H3O+(aq) + F-(aq), ΔG° = 18.0 kJ/mol at 298 K. What is ΔG when [HF] = 0.50 M, [H3O+] = 0.010 M and [F-] = 0.010 M?",
    "-3.1 kJ/mol",
  ],
  [
    "For N2O4(g) ⇌ 2NO2(g), ΔG° = 5.40 kJ at 298 K. Calculate ΔG when the partial pressures are 0.150 atm NO2 and 0.400 atm N2O4.",
    "-1.73 kJ/mol",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "For 2 NO(g) + O2(g) -> 2 NO2(g), ΔG° = -72.6 kJ/mol at 298 K. Calculate ΔG when P(NO) = 0.10 atm and P(NO2) = 2.0 atm.",
  "For 2 NO(g) + O2(g) -> 2 NO2(g), ΔG° = -72.6 kJ/mol at 298 K. Calculate ΔG when the total pressure is 3.0 atm and P(NO) = 0.10 atm.",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
