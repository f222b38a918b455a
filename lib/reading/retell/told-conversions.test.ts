import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { withToldConversion } from "./told-conversions.ts";

test.each([
  [
    "The sign on a Canadian highway says 110 km/h. A visitor has switched the display of her car to miles per hour. What should it show? (1 mile = 1.609 km)",
    "68.4 mi/h",
  ],
  ["The tallest giraffe in the zoo is 5.49 m tall. How tall is it in feet?", "18 ft"],
  ["A package weighs 8.50 lb. What is its mass in kilograms? (1 lb = 453.6 g)", "3.86 kg"],
  ["A breakfast bar has 190 kcal. The label in Australia must show kilojoules. What number should it show?", "795 kJ"],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A car travels at 60 miles per hour for 3 hours. How many kilometers does it go?",
  "A pool holds 5000 gallons. How many liters are left if half is drained?",
  "A bag holds 5.0 kg of calcium carbonate. How many pounds of calcium are in it?",
  "A tree is 12.0 m tall. How long is its shadow in feet?",
  "A runner weighs 150 lb. How many kilograms of water does she drink?",
  "A bottle holds 12 ounces. How many grams does it weigh?",
  "What is the mass of the iron in 5.0 lb of rust in kilograms?",
  "A package weighs 8.50 lb. What is its mass in kilograms? (1 lb = 500 g)",
])("what is no mere conversion stays: %s", (text) => {
  expect(withToldConversion(text)).toBe(text);
});
