import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["A gas has a density of 1.96 g/L at 0 °C and 1.00 atm. What is its density at 100 °C and 2.00 atm?", "2.87 g/L"],
  ["The density of an unknown gas is 2.50 g/L at 300 K and 750 torr. Calculate its density at STP.", "2.78 g/L"],
  [
    "A certain vapour has a density of 3.20 g dm⁻³ at 57 °C and 2.00 bar. What will be its density, in g dm⁻³, at 27 °C and 1.00 bar?",
    "1.76 g/dm³",
  ],
  ["What is the density of a gas at 300 K and 2.0 atm if its molar mass is 68.1 g/mol?", "5.53 g/L"],
])("[SOLVE-01] carries the density of a gas to other conditions: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A gas has a density of 1.96 g/L at 0 °C and 1.00 atm. What is its density at 100 °C?",
  "A liquid has a density of 1.96 g/mL at 0 °C and 1.00 atm. What is the density of the liquid at 100 °C and 2 atm?",
  "What is the density of a gas at 300 K and 2.0 atm?",
])("[READ-02] leaves out %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
