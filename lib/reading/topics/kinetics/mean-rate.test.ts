import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["A reaction gave off 36 cm3 of gas in 45 s. Calculate the mean rate of reaction.", "0.8 cm³/s"],
  ["66 cm3 of oxygen was collected in 1.5 min. Work out the rate of the reaction in cm3/min.", "44 cm³/min"],
  ["0.36 g of zinc was used up in 90 seconds. What is the average rate of reaction in g/s?", "0.004 g/s"],
  ["In 2.0 minutes 0.50 g of marble reacted. What is the mean rate in g/min?", "0.25 g/min"],
])("[SOLVE-01] measures a rate by what forms in a time: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "36 cm3 of gas was collected in the first 45 s and 12 cm3 in the next 45 s. What is the rate?",
  "A cylinder loses 2.0 L of neon in 3.0 h by effusion. What is the rate of effusion?",
  "0.36 g of zinc was used up in 90 seconds. How much is used up in each second if the rate doubles?",
  "36 cm3 of gas was given off in 45 s. What is the initial rate of reaction?",
])("[READ-02] takes no mean rate from: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
