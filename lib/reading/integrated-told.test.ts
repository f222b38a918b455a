import { describe, expect, it } from "vitest";
import { solve } from "../solver/solve.ts";
import { solveIntegratedTold } from "./integrated-told.ts";

const RIGHT: readonly (readonly [text: string, answer: string])[] = [
  [
    "Nitryl azide, which is stored cold, decomposes by first-order kinetics with a rate constant of 3.0 × 10^-5 s^-1 at 310 °C. What percentage of a sample has decomposed after it has been kept at this temperature for 60.0 min?",
    "10.24",
  ],
  [
    "On a hot platinum wire the decomposition of ammonia is a zero-order reaction with a rate constant of 2.5 × 10^-6 M/s. Starting with 1.5 × 10^-3 M ammonia, what concentration remains after 5.0 min?",
    "0.00075",
  ],
  [
    "A dye bleaches in a first-order reaction that is 20.0% complete in 12.0 min. What is the half-life of the reaction?",
    "37.28",
  ],
  ["A drug hydrolyzes with k = 0.0050 h^-1. How long does it take for 90% of it to react?", "460.5"],
  [
    "The rate constant of a second-order dimerization is 0.030 M^-1 s^-1. After 10.0 minutes the concentration is 0.0200 M. What was the initial concentration?",
    "0.03125",
  ],
];

const NOT_READ: readonly string[] = [
  "The concentration of a reactant of first order falls from 0.60 M to 0.20 M in 30 min. What is it after another 30 min?",
  "In a first-order reaction the concentration drops by 0.30 M in 20 s from 0.50 M. What is k?",
  "A first-order reaction has k = 0.10 s^-1. What is its rate constant when the temperature is raised by 10 K?",
];

describe("reactions of one order in any words", () => {
  it.each(RIGHT)("%s", (text, answer) => {
    const outcome = solve(text, "en");
    const found = outcome.kind === "solved" ? Number(outcome.solutions[0]?.answer.unrounded) : Number.NaN;
    expect(found / Number(answer)).toBeCloseTo(1, 3);
  });

  it.each(NOT_READ)("is not read: %s", (text) => {
    expect(solveIntegratedTold(text)).toBeNull();
  });
});
