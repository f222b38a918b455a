import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  ["Find the pH of 3.0×10^-8 M HNO3.", "6.94"],
  ["What is the pH of a 10^-9 M solution of HCl?", "7"],
  ["pH of 5.0e-8 mol/L KOH at 25 °C?", "7.11"],
  ["The concentration of hydrochloric acid is 8.0×10^-8 M. What is its pH?", "6.83"],
])("[CARD-01] counts the ions of water: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test.each([
  "Find the pH of 3.0×10^-8 M acetic acid.",
  "Why is the pH of 1.0×10^-8 M HCl not 8?",
  "What is the pH of 1.0×10^-8 M HCl after 10 mL of it is mixed with water?",
  "What is the pH of 1.0×10^-8 M HCl and 1.0×10^-8 M NaOH?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
