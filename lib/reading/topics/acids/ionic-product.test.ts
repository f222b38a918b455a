import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["At 40 °C the ionic product of water is 2.9 × 10^-14. What is the pH of pure water at this temperature?", "6.77"],
  ["Kw = 1.1 × 10^-15 at 0 °C. Find the pH of neutral water there.", "7.48"],
  ["What are the concentrations of hydronium and hydroxide ions in pure water at 25 °C?", "1e-7 mol/L"],
  [
    "The ion product of water at 60 °C is 9.6 × 10^−14. Calculate the hydroxide ion concentration of pure water.",
    "3.1e-7 mol/L",
  ],
  ["The pH of pure water at 70 °C is 6.40. Find Kw at that temperature.", "1.58e-13"],
])("[CARD-01] reads pure water at any temperature: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "At 40 °C the ionic product of water is 2.9 × 10^-14. What is the pH of water with 0.010 M HCl?",
  "At 40 °C the ionic product of water is 2.9. What is the pH of pure water at this temperature?",
  "At 25 °C Kw = 1.0e-14. What is the pH of neutral water at 60 °C?",
  "What is the hydronium ion concentration in pure water at 60 °C?",
  "What is the hydronium ion concentration in pure water at 25 °C that is saturated with air?",
  "What is the hydroxide ion concentration in pure water at 25 °C with NH4Cl in it?",
  "What is the hydronium ion concentration in pure water to which a drop of HCl is added?",
  "The pH of a solution at 70 °C is 6.40. Find Kw at that temperature.",
])("[READ-02] reads none in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
