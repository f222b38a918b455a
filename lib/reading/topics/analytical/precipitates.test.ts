import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "In the Carius method 0.200 g of an organic compound gave 0.188 g of AgBr. What is the percentage of bromine in the compound?",
    "40 %",
  ],
  ["0.300 g of an organic compound gave 0.350 g of barium sulfate. Find the percentage of sulphur.", "16 %"],
  [
    "A 1.50 g rock sample is dissolved and its calcium precipitated and converted to CaO, which weighs 0.420 g. Calculate the percentage of calcium in the rock.",
    "20 %",
  ],
  [
    "The chloride in a 0.800 g sample is precipitated as AgCl. The AgCl weighs 0.900 g. What is the percentage of chloride in the sample?",
    "27.8 %",
  ],
])("[CARD-01] reads what a precipitate tells of its sample: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "0.300 g of an organic compound gave 0.350 g of barium sulfate. Find the percentage of carbon.",
  "0.400 g of magnesium forms 0.660 g of magnesium oxide. What is the percentage of oxygen in the oxide?",
  "0.400 g of zinc gave 0.500 g of ZnO. What is the percentage of zinc in the sample?",
  "0.300 g of an organic compound gave barium sulfate. Find the percentage of sulphur.",
  "Half of the sulfur in 0.300 g of an organic compound gave 0.350 g of barium sulfate. Find the percentage of sulphur.",
])("[READ-02] reads nothing in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
