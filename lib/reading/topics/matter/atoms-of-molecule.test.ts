import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "Catalase is 0.0900% iron by mass, and each molecule of it has four iron atoms. What is its molar mass?",
    "248000 g/mol",
  ],
  [
    "A dye contains 8.10% zinc by mass and one zinc atom per molecule. Calculate the molar mass of the dye.",
    "807 g/mol",
  ],
  [
    "The copper content of a blue protein is 0.60% and each molecule holds two atoms of copper. Find its molecular weight.",
    "21200 g/mol",
  ],
  ["A hormone is 0.58% iodine by mass. What is the minimum molar mass of the hormone?", "21900 g/mol"],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "Catalase is 0.0900% iron by mass. What is its molar mass?",
  "Catalase is 0.0900% iron by mass, and each molecule of it has four zinc atoms. What is its molar mass?",
  "Catalase is 0.0900% iron by mass, and each of its subunits has one iron atom. What is its molar mass?",
  "Catalase is 0.0900% iron by mass, and its molecules do not have four iron atoms each. What is its molar mass?",
  "Catalase is 0.0900% iron by mass, and each molecule of it has four iron atoms. What mass of iron has one mole of it?",
])("[READ-02] declines: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
