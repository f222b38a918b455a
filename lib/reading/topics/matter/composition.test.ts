import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

const CASES: readonly (readonly [text: string, answers: readonly string[]])[] = [
  [
    "Propyne, used in cutting torches, is composed of 89.9% C and 10.1% H by mass. Find the empirical formula. If 0.821 g of propyne occupies 0.500 L at 1.00 atm and 25 °C, what is the molecular formula of propyne?",
    ["C3H4", "C3H4"],
  ],
  ["An oxide of nitrogen contains 30.4% nitrogen. Its molar mass is 92 g/mol. Give its molecular formula.", ["N2O4"]],
  ["What is the empirical formula of a compound if a sample contains 2.0 g of Ca and 1.6 g of S?", ["CaS"]],
  [
    "A sample of a gas holds 0.130 mol of nitrogen atoms and 0.390 mol of hydrogen atoms. What is its empirical formula?",
    ["NH3"],
  ],
  ["Determine the empirical formulas of the following compounds: benzene, C6H6", ["CH"]],
  [
    "A 6.00-g sample of a salt composed of sodium and chlorine holds 2.36 g Na and 3.64 g Cl. What is the percent composition of this salt?",
    ["39.3 %", "60.7 %"],
  ],
  ["What is the total mass (amu) of carbon in the following molecules? C6H6", ["72.1 u"]],
  [
    "Plaster for walls is mostly calcium sulfate, CaSO4, and takes up some water. What is the formula mass (amu) of this compound?",
    ["136 u"],
  ],
  [
    "Growers like urea because it is rich in nitrogen. What is the percent by mass of nitrogen in CO(NH2)2?",
    ["46.6 %"],
  ],
];

test.each(CASES)("[CARD-01] reads what a compound is made of: %s", (text, answers) => {
  expect(answersTo(text)).toEqual(answers);
});

test.each([
  "A compound contains 1.2 g of carbon and 0.40 g of hydrogen and oxygen. What is its empirical formula?",
  "A compound of carbon, hydrogen and oxygen contains 1.2 g of carbon and 0.40 g of hydrogen. What is its empirical formula?",
  "A compound contains 0.10 mol of carbon and 0.40 mol of hydrogen and oxygen. What is its empirical formula?",
  "A compound does not contain 1.2 g of carbon and 0.40 g of hydrogen. What is its empirical formula?",
  "A mixture contains 5.0 g Fe and 5.0 g S. What is its percent composition?",
  "A compound is 40 % C and 6.7 % H. What are its empirical formula and its density?",
  "What is the total mass of ethanol and carbon dioxide from 200 g of glucose?",
  "Burning 9.50 mg of a compound gives 28.6 mg CO2 and 10.0 mg H2O. What is its empirical formula?",
])("[READ-02] does not take for a compound what may be none, or is not told: %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
