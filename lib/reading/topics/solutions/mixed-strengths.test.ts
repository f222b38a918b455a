import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["What volume of 0.90 M KCl must be added to 200 mL of 0.30 M KCl to obtain a 0.50 M solution?", "100 mL"],
  [
    "A laboratory worker has 120 mL of 3.0 M nitric acid. How much 12 M nitric acid should he add to make a 6.0 M solution?",
    "60 mL",
  ],
  ["How many mL of 8.0 M HCl have to be mixed with 300 mL of 2.0 M HCl so that the mixture is 4.0 M?", "150 mL"],
])("[CARD-01] mixes two strengths to a third: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What volume of 0.90 M KCl must be added to 200 mL of 0.30 M NaCl to obtain a 0.50 M solution?",
  "What volume of 0.90 M KCl must be added to 200 mL of 0.30 M KCl to obtain a 0.10 M solution?",
  "What volume of 0.90 M HCl must be added to 200 mL of 0.30 M NaOH to obtain a 0.50 M solution?",
])("[READ-02] mixes nothing in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
