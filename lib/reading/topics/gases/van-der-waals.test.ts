import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "Using the van der Waals equation, calculate the pressure exerted by 2.75 mol of CO2 in a 4.10-L vessel at 61 °C. For carbon dioxide a = 3.59 atm·L2/mol2 and b = 0.0427 L/mol.",
    "17.3 atm",
  ],
  [
    "Calculate the pressure of 1.50 mol of ammonia gas confined to 10.0 L at 50.0 °C using the van der Waals equation (a = 4.17 L^2·atm/mol^2 and b = 0.0371 L/mol).",
    "3.91 atm",
  ],
  [
    "A 22.0-g sample of CO2 is in a 0.750 L flask at 310. K. What pressure does the van der Waals equation predict? For CO2, a = 3.59 L2 atm mol-2; b = 0.0427 L mol-1.",
    "15.9 atm",
  ],
])("[SOLVE-01] %s", (text, expected) => {
  expect(answersOfAny(text)).toEqual([expected]);
});

test.each([
  "By how much do the pressures of 1.50 mol of NH3 in 10.0 L at 50 °C by the ideal gas law and by the van der Waals equation (a = 4.17 L2·atm/mol2, b = 0.0371 L/mol) differ?",
  "Calculate the pressure of 1.50 mol of NH3 in 10.0 L by the van der Waals equation. a = 4.17 L2·atm/mol2 and b = 0.0371 L/mol.",
])("is not solved: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
