import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  [
    "A pebble from an old river bed was taken apart in a mass spectrometer. It held 79.1% ²⁴Mg (mass 23.985 amu), 10.0% ²⁵Mg (mass 24.986 amu) and 10.9% ²⁶Mg (mass 25.983 amu). What is the average mass of the magnesium in the pebble?",
    "24.3 u",
  ],
  [
    "Boron has two isotopes, ¹⁰B and ¹¹B, whose masses (10.013 and 11.009 amu, respectively) and abundances (19.9% and 80.1%, respectively) are known. Calculate the average atomic mass of boron.",
    "10.8 u",
  ],
  ["What is the Ar of an element with isotopes 6 (7.6%) and 7 (92.4%)?", "6.92"],
  ["An element X has two isotopes, mass number 107 (52%) and mass number 109 (48%). Find Ar.", "108"],
  ["Bromine contains 79Br and 81Br in the ratio 1:1. Deduce the relative atomic mass.", "80"],
  [
    "In a sample of X, 60% of the atoms have mass 69 and 40% have mass 71. Calculate the relative atomic mass of X.",
    "69.8",
  ],
])("[READ-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What is the Ar of an element with isotopes 6 (7.5%) and 7 (82.5%)?",
  "A mixture contains 40 (20%) and 30 (80%). Find Ar.",
  "A pebble held 79.1% ²⁴Mg (mass 23.985 amu) and 10.0% ²⁵Mg (mass 24.986 amu). What is the average mass of the magnesium in the pebble?",
  "A pebble held 79.1% ²⁴Mg (mass 23.985 amu), 10.0% ²⁵Mg (mass 24.986 amu) and 10.9% ²⁶Mg (mass 25.983 amu). What is the average mass of the magnesium without its lightest isotope?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
