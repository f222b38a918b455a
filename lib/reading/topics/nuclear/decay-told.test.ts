import { describe, expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

/** By hand: t = t½ log₂(N₀/N), A = ln 2 / t½ · m N_A / M; a rock's parent was what is left of it and what it became. */
describe("a sample that decays, in a story", () => {
  test.each([
    [
      "A wooden bowl (carved from a tree that was living then) from a bog gives 8.40 disintegrations per minute per gram of carbon. Wood that grows today gives 13.8 disintegrations/min/g of C. How old is the bowl? (The half-life of C-14 is 5730 y.)",
      "4100 yr",
    ],
    [
      "Estimate the age of a rope whose carbon gives 5.20 dpm/g, where living fibres give 15.0 dpm/g of carbon-14.",
      "8760 yr",
    ],
    ["Leather from a cave has kept 62.5% of its original ¹⁴C. How old is the leather?", "3890 yr"],
    [
      "A zircon holds 3.20 × 10^-4 g of U-238 and 1.10 × 10^-4 g of Pb-206, and only negligible amounts of Pb-208. Determine the approximate time at which it formed.",
      "2150000000 yr",
    ],
    [
      "An ore was found to have 7.40 mg of ²³⁸₉₂U and 1.90 mg of ²⁰⁶₈₂Pb. The half-life of ²³⁸₉₂U is 4.5 × 10^9 yr. Calculate the age of the ore.",
      "1690000000 yr",
    ],
    [
      "How many days will it take for 75.0% of the phosphorus-32 to decay? Its decay constant is 0.0485 d^−1.",
      "28.6 d",
    ],
    ["What percentage of a sample of ⁹⁰Sr (half-life 28.8 y) remains after 10.0 years?", "78.6 %"],
    [
      "Tritium (t1/2 = 12.32 y) glows in the dials of watches, and its atomic mass is 3.016 amu. What is the activity, in Ci, of 2.50 mg of tritium?",
      "24.1 Ci",
    ],
    [
      "A smoke detector has 37000 Bq of americium-241 (half-life 432 y, mass 241.06 amu). What mass of americium-241 is in it?",
      "2.91e-7 g",
    ],
  ])("[LAW-01] %s", (text, answer) => {
    expect(answersOfAny(text)).toEqual([answer]);
  });

  test.each([
    "A wooden bowl gives 8.40 disintegrations per minute per gram of carbon. Wood that grows today gives 13.8 disintegrations/min. How old is the bowl? (The half-life of C-14 is 5730 y.)",
    "A wooden bowl gives 8.40 disintegrations per minute per gram of carbon, 0.30 of them background. Wood that grows today gives 13.8 disintegrations/min/g of C. How old is the bowl?",
    "A source of cobalt-60 (half-life 5.27 y) has an activity of 640 Bq. How old is it if its original activity was 80 Bq?",
    "A mineral has an activity of 9.0 kBq by U-238 and of 2.0 kBq by Th-234. What is its age?",
    "Leather from a cave has kept 62.5% of its original ³²P. How old is the leather?",
    "A zircon holds 3.20 × 10^-4 g of U-238 and 1.10 × 10^-4 g of Pb-207. Determine the approximate time at which it formed.",
    "An ore initially contained 0.50 mg of ²⁰⁶₈₂Pb and has 7.40 mg of ²³⁸₉₂U and 1.90 mg of ²⁰⁶₈₂Pb. Calculate its age. The half-life of ²³⁸₉₂U is 4.5 × 10^9 yr.",
    "What percentage of ⁹⁰Sr (half-life 28.8 y) and ⁹⁰Y (half-life 2.67 d) remains after 10.0 years?",
    "What is the activity, in Ci, of 2.50 mg of water that has tritium (t1/2 = 12.32 y, atomic mass 18.02 amu)?",
  ])("[READ-02] leaves open %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });
});
