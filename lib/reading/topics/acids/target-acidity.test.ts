import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["To what volume must 10.0 mL of 0.250 M HNO3 be diluted to give a solution of pH 2.00?", "250 mL"],
  [
    "How many milliliters of 12.0 M hydrochloric acid are needed to prepare 2.00 L of a solution with a pH of 1.50?",
    "5.27 mL",
  ],
  ["How much water must be added to 25.0 mL of 0.100 M HCl to raise its pH to 2.00?", "225 mL"],
  ["What volume of water, in mL, has to be added to 50.0 mL of 0.0200 M KOH so that the pH becomes 11.50?", "266 mL"],
  ["A chemist needs 750 mL of a solution of pH 2.15. What volume of 0.500 M HClO4 should be used?", "10.6 mL"],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "What volume of 6.0 M CH3COOH is required to make 500 mL of a solution of pH 2.80?",
  "What volume of 6.0 M HCl is not enough to make 500 mL of a solution of pH 1.80?",
  "What volume of 6.0 M HCl must be added to 500 mL of water to give pH 1.80?",
  "What volume of 0.10 M HCl is needed to bring 500 mL of 0.010 M NaOH to pH 2.00?",
  "To what volume must 10.0 mL of 0.250 M HNO3 be diluted to give a solution of pH 0.20?",
  "To what volume must 10.0 mL of 0.250 M HNO3 be diluted to give a solution of pOH 12.00?",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
