import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "When 7.0 g of propan-1-ol was oxidised, 5.1 g of propanoic acid was obtained. The theoretical yield was 8.5 g. Calculate the percentage yield.",
    "60 %",
  ],
  [
    "In an experiment 4.0 g of copper oxide gave 2.4 g of copper. The maximum theoretical mass is 3.2 g. What is the percentage yield?",
    "75 %",
  ],
  [
    "The theoretical yield of an ester is 15.0 g. A student makes 9.0 g from 7.5 g of the acid. Find the % yield.",
    "60 %",
  ],
  [
    "A student heated 25.0 g of magnesite. The maximum mass of magnesium oxide that could be made was 12.0 g but only 9.6 g was produced. Calculate the percentage yield.",
    "80 %",
  ],
  ["A student expected 16.0 g of alum crystals but collected 12.0 g. Calculate the percentage yield.", "75 %"],
  ["The reaction should give 20.0 g of soap. A class made 15.0 g. What is the percentage yield?", "75 %"],
  ["She should have obtained 5.0 g but only obtained 3.0 g. Work out the percentage yield.", "60 %"],
])("[SOLVE-01] sets what was obtained against the theory that is told: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A student expected 16.0 g of crystals from the first step and 12.0 g from the second. Calculate the percentage yield.",
  "The theoretical yield was 8.0 g. The actual yield was 6.0 g. The purity was 90%. What is the percentage yield?",
  "The theoretical yield of the first step was 8.0 g; 6.0 g was obtained. In the second step 5.0 g was obtained. What is the percentage yield?",
  "The theoretical yield was 8.0 g. It was not 6.0 g that was obtained. What is the percentage yield?",
  "The theoretical yield was 8.0 g, and 0.10 mol was obtained. What is the percentage yield?",
])("[READ-02] leaves open what was obtained of it: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
