import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  [
    "The rate of a reaction doubles when it is warmed from 295 K to 305 K. What is its activation energy?",
    "51.9 kJ/mol",
  ],
  ["Warming from 20 °C to 40 °C makes the rate constant 5 times as large. Calculate Ea.", "61.4 kJ/mol"],
  [
    "The rate constant triples when the temperature rises by 15 K from 300 K. Find the activation energy.",
    "57.5 kJ/mol",
  ],
  [
    "The rate of a reaction becomes three times as large when the temperature changes from 310 K to 325 K. Calculate the energy of activation, assuming that it does not change with temperature. (R = 8.314 J K–1 mol–1)",
    "61.4 kJ/mol",
  ],
])("[CARD-01] tells a barrier by how much faster it goes: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test.each([
  "The rate of a reaction doubles at 305 K. What is its activation energy?",
  "A catalyst doubles the rate constant from 295 K to 305 K. What is the activation energy?",
  "The rate constant rises from 295 K to 305 K. What is the activation energy?",
  "The rate falls by a factor of 2 from 305 K to 295 K. What is the activation energy?",
  "The rate does not change with temperature from 295 K to 305 K. What is the energy of activation?",
  "The rate doubles from 295 K to 305 K and triples in 20 min. What is the activation energy?",
])("[READ-02] does not guess a barrier: %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
