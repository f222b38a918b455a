import { expect, test } from "vitest";
import { solve } from "../../../solver/solve.ts";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  ["A 55.0 g iron bar (c = 0.449 J/g·°C) at 25.0 °C absorbs 1.50 kJ. What is its final temperature?", "85.7 °C"],
  ["A 50.0 g sample of water at 23.9 °C loses 1000. J of heat. What is its final temperature?", "19.1 °C"],
])("[READ-02] reads which way the heat of a body goes: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

/** One word from a problem that has an answer, whichever reader takes it. */
test.each([
  "A reaction absorbs 1.50 kJ from 55.0 g of water at 25.0 °C. What is its final temperature?",
  "Ice absorbs 500 J from 55.0 g of water at 25.0 °C. What is the final temperature?",
  "A 55.0 g bar of an unknown metal at 25.0 °C absorbs 1.50 kJ. What is its final temperature?",
  "A 55.0 g iron bar at 25.0 °C absorbs half of 1.50 kJ. What is its final temperature?",
  "A 55.0 g iron bar at 25.0 °C absorbs 1.50 kJ and then loses some heat. What is its final temperature?",
  "A 10.0 g sample of water at 95.0 °C absorbs 5.00 kJ. What is its final temperature?",
])("[READ-02] does not take for understood what it is not: %s", (text) => {
  expect(solve(text, "en").kind).toBe("unrecognised");
});
