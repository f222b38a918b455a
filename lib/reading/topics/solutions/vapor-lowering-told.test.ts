import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "The vapor pressure of water at 45.0 °C is 71.9 mmHg. How many grams of sucrose, C12H22O11, have to be dissolved in 250. g of water to lower the vapor pressure by 1.50 mmHg?",
    "101 g",
  ],
  [
    "How many grams of urea, CO(NH2)2, must be dissolved in 450 g of water to give a solution with a vapor pressure 2.00 mmHg less than that of pure water at 30 °C? The vapor pressure of water at 30 °C is 31.8 mmHg.",
    "101 g",
  ],
  [
    "How many moles of glucose must be dissolved in 500 g of water to lower its vapor pressure by 0.250 torr? The vapor pressure of pure water is 23.8 torr.",
    "0.295 mol",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What mass of sodium chloride must be dissolved in 500 g of water to lower its vapor pressure by 0.250 torr? The vapor pressure of pure water is 23.8 torr.",
  "What mass of glucose must not be dissolved in 500 g of water to lower its vapor pressure by 0.250 torr? The vapor pressure of pure water is 23.8 torr.",
  "What mass of glucose must be dissolved in 500 g of water to lower its freezing point and its vapor pressure by 0.250 torr? The vapor pressure of pure water is 23.8 torr.",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
