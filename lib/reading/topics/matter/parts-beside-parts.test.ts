import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "A piece of sodium carbonate is found to hold 6.6e22 atoms of oxygen. How many atoms of sodium are in it?",
    "4.4e+22 atoms",
  ],
  [
    "A sample of butane, C4H10, contains 5.0 × 10^21 hydrogen atoms. How many carbon atoms are in the sample?",
    "2e+21 atoms",
  ],
  ["A spoon of sugar, C12H22O11, contains 0.60 mol of carbon. How many moles of hydrogen are in it?", "1.1 mol"],
  ["What mass of oxygen is combined with 6.005 g of carbon in carbon dioxide?", "16 g"],
  ["A sample of ammonia, NH3, contains 1.5 × 10^22 hydrogen atoms. How many grams of nitrogen are in it?", "0.116 g"],
  ["How many grams of phosphorus are there in 25.0 g of sodium phosphate, a cleaner?", "4.72 g"],
])("[SOLVE-01] finds one element of a compound beside another: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A sample of butane, C4H10, contains 5.0 × 10^21 hydrogen atoms. How many oxygen atoms are in the sample?",
  "A sample of butane, C4H10, does not contain 5.0 × 10^21 hydrogen atoms. How many carbon atoms are in the sample?",
  "A sample of butane, C4H10, contains 5.0 × 10^21 hydrogen atoms. How many more carbon atoms are in it?",
  "A sample of butane, C4H10, contains 5.0 × 10^21 hydrogen atoms. How many carbon atoms are in ethane, C2H6?",
  "A mixture with butane, C4H10, contains 5.0 × 10^21 hydrogen atoms. How many carbon atoms are in it?",
  "How many grams of oxygen are combined with 25.0 g of calcium carbonate in a rock of calcium carbonate, CaCO3?",
  "A sample contains 5.0 × 10^21 hydrogen atoms. How many carbon atoms are in the sample?",
  "What mass of oxygen reacts with 6.005 g of carbon to carbon dioxide and carbon monoxide?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
