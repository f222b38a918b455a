import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["20.0 mL of nitric acid of pH 1.30 is made up to 400 mL with distilled water. What is the new pH?", "2.6"],
  ["Hydrobromic acid with a pH of 2 is diluted a hundred times. What pH has it then?", "4"],
  ["5.0 mL of KOH solution of pH 12.70 is diluted to 100 mL. Find the pH.", "11.4"],
  ["To 50 mL of HCl solution with pH 1.00 are added 450 mL of water; calculate the pH.", "2"],
  ["450 mL of water is added to 50 mL of HCl solution with pH 1.00. Calculate the pH of what results.", "2"],
])("[CARD-01] thins a strong acid that is told by its pH: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "20.0 mL of acetic acid of pH 3.30 is made up to 400 mL with water. What is the new pH?",
  "20.0 mL of nitric acid of pH 1.30 is made up with water. What is the new pH?",
  "Hydrobromic acid with a pH of 5 is diluted a thousand times. What is the new pH?",
  "20.0 mL of nitric acid of pH 1.30 is diluted to 400 mL of sodium hydroxide. What is the new pH?",
])("[READ-02] thins nothing in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
