import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { solve } from "../../../solver/solve.ts";

test.each([
  [
    "The rate of a reaction triples for every 10 °C rise in temperature. How much faster is it at 50 °C than at 30 °C?",
    9,
  ],
  ["A reaction goes twice as fast with each 10 K. By what factor does its rate increase from 290 K to 330 K?", 16],
  ["The rate doubles every ten degrees. How many times faster is the reaction at 25 °C than at 15 °C?", 2],
  [
    "For each 10 °C rise a reaction becomes 2.5 times faster. By what factor does the rate grow if the temperature rises by 20 °C?",
    6.25,
  ],
])("[LAW-01] %s", (text, value) => {
  const outcome = solve(text, DEFAULT_LOCALE);
  const answer = outcome.kind === "solved" ? outcome.solutions[0]?.answer.value : null;
  expect(answer?.kind === "quantity" ? Number(answer.value) : answer).toBeCloseTo(value, 0);
});

test.each([
  "The rate of a reaction doubles for every 10 °C. How much slower is it at 5 °C than at 25 °C?",
  "The rate of a reaction doubles for every 10 °C. What is its activation energy?",
  "The rate doubles for every 10 °C. How much faster is it at 45 °C?",
  "The rate doubles for every 10 °C and triples with a catalyst. How much faster is it at 45 °C than at 25 °C?",
])("[READ-02] leaves %s", (text) => {
  expect(solve(text, DEFAULT_LOCALE).kind).toBe("unrecognised");
});
