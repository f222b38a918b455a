import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["How much ice melts when 200. g of ice at 0 °C is put into 120. g of water at 25.0 °C?", "38 g"],
  [
    "80.0 g of ice at 0 °C is added to 60.0 g of warm water at 40.0 °C. What mass of ice melts? The heat of fusion is 334 J/g and the specific heat of water is 4.18 J/(g·°C).",
    "30 g",
  ],
])("[CARD-01] finds how much of the ice melts: %s", (text, answer) => {
  expect(answersOfAny(text, 2)).toEqual([answer]);
});

test.each([
  "How much ice melts when 20.0 g of ice at 0 °C is put into 120. g of water at 25.0 °C?",
  "How much ice melts when 200. g of ice at -10.0 °C is put into 120. g of water at 25.0 °C?",
  "How much ice is left when 200. g of ice at 0 °C is put into 120. g of water at 25.0 °C and some of it melts?",
  "How much ice melts when 200. g of ice at 0 °C is put into 120. g of ethanol at 25.0 °C?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
