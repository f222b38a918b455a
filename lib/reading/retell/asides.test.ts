import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { withoutAsides } from "./asides.ts";

test.each([
  [
    "What is the molar mass of theobromine (C7H8N4O2), a stimulant found in cocoa, tea and dark chocolate?",
    "What is the molar mass of theobromine (C7H8N4O2)?",
  ],
  [
    "How many neutrons are in an atom of cobalt-60, a radioisotope used in the treatment of digestive disorders?",
    "How many neutrons are in an atom of cobalt-60?",
  ],
])("[READ-03] leaves out what is told of a use: %s", (text, expected) => {
  expect(withoutAsides(text)).toBe(expected);
});

test.each([
  "What is the pH of 0.10 M oxalic acid, a diprotic acid found in spinach, rhubarb and tea?",
  "What is the mass of 0.10 mol of sugar, a disaccharide found in beets?",
])("[READ-03] keeps what may count: %s", (text) => {
  expect(withoutAsides(text)).toBe(text);
});

test.each([
  [
    "Nitric acid, HNO3, is added to rock to make fertilizers. What is the mass percent of nitrogen in nitric acid?",
    ["22.2 %"],
  ],
  [
    "A gas mixture used for diving contains 3.10 mol oxygen and 6.90 mol helium. The total pressure of the mixture is 250 kPa. What is the partial pressure of O2?",
    ["77.5 kPa"],
  ],
  [
    "It takes 95.0 s for a sample of an unknown gas to effuse through a porous plug and 76.0 s for the same volume of neon to effuse at the same conditions. What is the molar mass of the unknown gas?",
    ["31.5 g/mol"],
  ],
  ["A gold ring is 75% gold by mass. How many grams of gold are in the 8.0-g ring?", ["6 g"]],
  ["Brass is 37% zinc by mass. What mass of zinc is in a 12-g brass key?", ["4.44 g"]],
])("[SOLVE-01] %s", (text, expected) => {
  expect(answersOfAny(text)).toEqual(expected);
});
