import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "A 0.250 mol sample of argon is expanded isothermally and reversibly at 310 K from a volume of 3.00 L to 9.00 L. Determine ΔS for the gas.",
    "2.28 J/K",
  ],
  ["What is ΔS when 1.20 mol of neon expands isothermally from 6.00 atm to 2.00 atm?", "11 J/K"],
  [
    "A 7.00 g sample of nitrogen gas expands at a constant temperature of 298 K from 4.0 L to 20.0 L. Find the entropy change of the gas.",
    "3.34 J/K",
  ],
  [
    "By how much does the entropy of 3.0 mol of an ideal gas change when it is compressed at constant temperature from 100 kPa to 400 kPa?",
    "-34.6 J/K",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What is ΔS when 1.20 mol of neon expands adiabatically from 6.00 atm to 2.00 atm?",
  "What is ΔS when 1.20 mol of neon does not expand isothermally from 6.00 atm to 2.00 atm?",
  "What is ΔS of the surroundings when 1.20 mol of neon expands isothermally from 6.00 atm to 2.00 atm?",
  "What is ΔS when 1.20 mol of neon expands isothermally from 2.00 atm to 6.00 atm?",
  "What is ΔS when 1.20 mol of neon expands isothermally from 6.00 atm to 2.00 atm and is then heated from 300 K to 400 K?",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
