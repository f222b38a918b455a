import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["4.0 L of C2H4 is burned in air. Air contains 20% oxygen by volume. What volume of air is required?", "60 L"],
  ["How many litres of air (21% O2 by volume) are needed for complete combustion of 8.40 L of methane?", "80 L"],
  [
    "Calculate the volume of air at STP required to burn 6.0 g of carbon completely. (Air contains 20% oxygen by volume)",
    "56 L",
  ],
])("[CARD-01] reads how much air a fuel needs: %s", (text, answer) => {
  expect(answersOfAny(text, 2)).toEqual([answer]);
});

test.each([
  "4.0 L of C2H4 is burned in air. What volume of air is required?",
  "4.0 L of C2H4 is burned in air, of which half is left. Air contains 20% oxygen by volume. What volume of air is required?",
  "6.0 g of carbon is burned. Air contains 20% oxygen by volume. What volume of air is required?",
  "4.0 L of a hydrocarbon is burned. Air contains 20% oxygen by volume. What volume of air is required?",
  "4.0 L of C2H4 is burned in 50% excess air. Air contains 20% oxygen by volume. What volume of air is used?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
