import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

/** By hand: A = ln 2 / t½ · N, with N as it is told or m N_A / M. */
test.each([
  [
    "Calculate the activity, in becquerels, of a sample containing 4.00 × 10^14 atoms of phosphorus-32, whose half-life is 14.3 days.",
    "224000000 Bq",
  ],
  [
    "A capsule contains 6.00 × 10^16 atoms of cesium-137. Its half-life is 30.1 years. What is its activity?",
    "43800000 Bq",
  ],
  ["How many grams of radium-226 have an activity of 3.70 × 10^10 Bq? The half-life is 1600 years.", "1.01 g"],
  ["What is the activity in Bq of 2.00 µg of strontium-90, which has a half-life of 28.8 years?", "10200000 Bq"],
])("[LAW-01] relates the activity of a sample to its nuclei: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A capsule contains 6.00 × 10^16 atoms of cesium-137. Its half-life is 30.1 years. What is its activity after 10.0 years?",
  "A capsule contains 6.00 × 10^16 atoms, which are not cesium-137. Its half-life is 30.1 years. What is its activity?",
  "A capsule contains 6.00 × 10^16 atoms of cesium-137. What is its activity?",
  "A capsule contains 6.00 × 10^16 atoms of cesium-137 and 2.00 × 10^16 atoms of strontium-90, with a half-life of 30.1 years. What is its activity?",
])("[READ-02] leaves open what is not told: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
