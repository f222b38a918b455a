import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "For a reaction 2A → products, a plot of ln[A] against time is a straight line with a slope of −0.0462 s^-1. What is the half-life of the reaction?",
    "15 s",
  ],
  [
    "A plot of 1/[A] versus time is linear with a slope of 0.0450 M^-1 s^-1. If the initial concentration of A is 0.250 M, what is the concentration after 60.0 s?",
    "0.149 M",
  ],
  ["The slope of a plot of ln[A] vs. t is −3.5 × 10^-3 s^-1. How long does it take for 75% of A to react?", "396 s"],
  [
    "For a second-order reaction k = 0.810 M^-1 s^-1. Starting with 4.00 × 10^-3 M, how long does the first half-life last?",
    "309 s",
  ],
  [
    "The slope of a plot of ln k versus 1/T is −6.20 × 10^3 K. What is the activation energy, in kJ/mol?",
    "51.5 kJ/mol",
  ],
  [
    "A reaction with Ea = 65.0 kJ/mol has a rate constant of 2.0 × 10^-3 L/mol·s at 300 K. At what temperature does k equal 8.0 × 10^-3 L/mol·s?",
    "317 K",
  ],
  [
    "Rates of A + B + C → products:\nExpt  [A] (M)  [B] (M)  [C] (M)  Rate (M/s)\n1  0.10  0.10  0.10  1.2 × 10^-3\n2  0.20  0.10  0.10  2.4 × 10^-3\n3  0.10  0.30  0.10  3.6 × 10^-3\n4  0.20  0.10  0.20  9.6 × 10^-3\nWhat is the order of the reaction with respect to C?",
    '{"kind":"count","value":2}',
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A plot of [A] versus time is linear with a slope of 0.0025 M/s. If the initial concentration of A is 0.250 M, how long does it take until the concentration reaches 0.100 M?",
  "A plot of ln[A] against time is not a straight line with a slope of −0.0462 s^-1. What is the half-life of the reaction?",
  "A plot of ln[A] against 1/T is a straight line with a slope of −0.0462 s^-1. What is the half-life of the reaction?",
  "A reaction with Ea = 65.0 kJ/mol has a rate constant of 2.0 × 10^-3 s^-1 at 300 K. At what temperature is the rate constant twice as large?",
  "Rates of A + B + C → products:\nExpt  [A] (M)  [B] (M)  [C] (M)  Rate (M/s)\n1  0.10  0.10  0.10  1.2 × 10^-3\n2  0.20  0.10  0.10  2.4 × 10^-3\n3  0.10  0.30  0.10  3.6 × 10^-3\n4  0.20  0.20  0.20  9.6 × 10^-3\nWhat is the order of the reaction with respect to C?",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
