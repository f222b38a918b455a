import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  [
    "A firefly flashes 15.6 times per minute at 25.0 °C and 9.8 times per minute at 18.0 °C. What is the activation energy of the flashing?",
    "47.9 kJ/mol",
  ],
  [
    "If a frog croaks 40.0 times a minute at 12.0 °C and 66.0 times a minute at 19.0 °C, what activation energy, in kJ/mol, does that suggest?",
    "49.6 kJ/mol",
  ],
])("[SOLVE-01] takes how often it happens for its rate constant: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A firefly flashes 15.6 times per minute at 25.0 °C and 9.8 times per hour at 18.0 °C. What is the activation energy of the flashing?",
  "A firefly flashes 15.6 times per minute at 25.0 °C. What is the activation energy of the flashing?",
  "A firefly flashes 15.6 times per minute at 25.0 °C and 9.8 times per minute at 18.0 °C. What is the activation energy of another insect?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
