import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["What is the concentration in g/L of a solution that has 7.50 g of KBr in 150 mL of solution?", "50 g/L"],
  ["A 2.00 g/L solution of NaOH: how many mol/L is that? It is a solution of sodium hydroxide.", "0.05 mol/L"],
  ["A urea solution has a concentration of 0.250 mol/L. Find its mass concentration in g/dm3.", "15 g/dm³"],
  ["Calculate the mass of LiOH in 400 cm3 of a solution of concentration 2.50 g/dm3.", "1 g"],
  ["What volume of a 12.0 g/L KNO3 solution contains 3.00 g of KNO3?", "0.25 L"],
  ["6.00 g of sugar is dissolved to make 75.0 mL of solution. What is the concentration in mg/mL?", "80 mg/mL"],
  ["A brine contains 29.25 g of NaCl per litre. What is the molarity of the solution?", "0.501 mol/L"],
  [
    "A solution of concentration 0.200 mol/L has a mass concentration of 8.00 g/L. What is the molar mass of the solute?",
    "40 g/mol",
  ],
  ["Express 0.0500 M H2SO4 in g/L.", "4.9 g/L"],
])("[CARD-01] reads how many grams are in a litre: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test("[CARD-01] tells one strength both ways", () => {
  const text = "2.80 g of KOH is dissolved in 250 cm3 of water. Find the concentration in g/dm3 and in mol/dm3.";
  expect(answersOfAny(text)).toEqual(["11.2 g/dm³", "0.2 mol/dm³"]);
});

test.each([
  "What is the mass of 250 mL of a 5.60 g/L KOH solution?",
  "What is the concentration in g/L of 250 mL of KBr solution?",
  "What is the concentration of sodium ions in g/L in 0.100 M Na2SO4?",
  "A solution has 9.0 g/L NaCl and 0.30 g/L KCl. What is its molarity?",
  "10.0 mL of 0.100 M NaOH is diluted to 100 mL. What is the concentration in g/L of the first portion?",
  "What is the mass concentration in g/L of a solution with 5.00 g of KBr in 95.0 g of solution?",
  "How many grams of water are in 2.00 L of a 20.0 g/L glucose solution?",
  "A 4.00 g/L solution of NaOH fills 2.00 L, of which 500 mL is used. What mass of NaOH is left?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test("[READ-02] what stands before the question is not what is asked", () => {
  const text = "The molar solubility of PbCrO4 is 5.8e-5 g/L, calculate its solubility product.";
  expect(answersOfAny(text)).toEqual(["3.22e-14"]);
});
