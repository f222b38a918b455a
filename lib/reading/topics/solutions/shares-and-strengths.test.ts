import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["A 3.00 molal solution of KOH has a density of 1.13 g/mL. Calculate its molarity.", ["2.9 mol/L"]],
  ["The density of 2.50 M phosphoric acid is 1.13 g/mL. What is its molality?", ["2.82 mol/kg"]],
  [
    "A solution of NaOH is 5.00 M and has a density of 1.18 g/mL. Find the mass percentage and the molality.",
    ["16.9 %", "5.1 mol/kg"],
  ],
  [
    "A 40.0-g sample of tap water was found to contain 0.36 mg of lead. Express the lead concentration of the water in ppm.",
    ["9 ppm"],
  ],
  [
    "A solution of iron(II) ions used up 18.2 mL of 0.0150 M KMnO4: MnO4^- + 5 Fe^2+ + 8 H^+ → Mn^2+ + 5 Fe^3+ + 4 H2O. How many grams of iron were in the solution?",
    ["0.0762 g"],
  ],
  [
    "A 0.880 g sample of a compound that contains only C, H and O burns to 1.76 g of CO2 and 0.720 g of H2O. Its molar mass is 88.1 g/mol. Find the molecular formula.",
    ["C4H8O2"],
  ],
])("[READ-03] reads %s", (text, expected) => {
  expect(answersOfAny(text)).toEqual(expected);
});
