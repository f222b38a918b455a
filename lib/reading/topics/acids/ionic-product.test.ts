import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["At 40 °C the ionic product of water is 2.9 × 10^-14. What is the pH of pure water at this temperature?", "6.77"],
  ["Kw = 1.1 × 10^-15 at 0 °C. Find the pH of neutral water there.", "7.48"],
  ["The pH of pure water at 70 °C is 6.40. Find Kw at that temperature.", "1.58e-13"],
])("[CARD-01] reads pure water at any temperature: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "At 40 °C the ionic product of water is 2.9 × 10^-14. What is the pH of water with 0.010 M HCl?",
  "At 40 °C the ionic product of water is 2.9. What is the pH of pure water at this temperature?",
  "At 25 °C Kw = 1.0e-14. What is the pH of neutral water at 60 °C?",
  "The pH of a solution at 70 °C is 6.40. Find Kw at that temperature.",
])("[READ-02] reads none in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
