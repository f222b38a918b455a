import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "A first-order reaction falls from 0.80 M to 0.20 M in 50 min. What fraction of the reactant is left after 75 min?",
    "0.125",
  ],
  [
    "In a first-order reaction the concentration drops from 0.60 M to 0.45 M in 20.0 min. What percentage of the reactant remains after 60.0 min?",
    "42.2 %",
  ],
  [
    "A first-order decomposition has 75.0 % of its reactant left after 10.0 min. What percentage of the reactant is left after 30.0 min?",
    "42.2 %",
  ],
  [
    "The concentration of A falls from 1.00 M to 0.64 M in 12.0 s in a first-order reaction. What is the concentration of A after 24.0 s?",
    "0.41 M",
  ],
  ["In a first-order reaction, 20% reacts in 10 min. How long will it take for 50% to react?", "31.1 min"],
])("[SOLVE-01] finds by the rate constant of one time how far a reaction is after another: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A reaction falls from 0.80 M to 0.20 M in 50 min. What fraction of the reactant is left after 75 min?",
  "A second-order reaction falls from 0.80 M to 0.20 M in 50 min. What fraction of the reactant is left after 75 min?",
  "In a first-order reaction the concentration drops from 0.60 M to 0.45 M. What percentage of the reactant remains after 60.0 min?",
  "In a first-order reaction the concentration drops from 0.60 M to 0.45 M in 20.0 min. What percentage of the reactant remains after a further 60.0 min?",
])("[READ-02] leaves another order, and a time from elsewhere: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
