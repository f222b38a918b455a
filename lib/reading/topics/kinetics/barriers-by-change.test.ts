import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "The activation energy of the forward reaction is 95 kJ/mol and ΔH is -42 kJ/mol. What is the activation energy of the reverse reaction?",
    "137 kJ/mol",
  ],
  [
    "What is the activation energy of the reverse reaction if Ea of the forward reaction is 70 kJ/mol and ΔH is +25 kJ/mol?",
    "45 kJ/mol",
  ],
  [
    "A reaction is exothermic by 40 kJ/mol. Its activation energy is 65 kJ/mol. Find the activation energy of the reverse reaction.",
    "105 kJ/mol",
  ],
  [
    "The forward reaction has an activation energy of 130 kJ/mol, the reverse reaction has an activation energy of 180 kJ/mol. Calculate ΔH.",
    "-50 kJ/mol",
  ],
])("[SOLVE-01] goes from one barrier to the other by ΔH: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The activation energy is 20 kJ/mol and ΔH is +50 kJ/mol. What is the activation energy of the reverse reaction?",
  "The activation energy is 80 kJ/mol and ΔH of the reverse reaction is 30 kJ/mol. What is the activation energy of the reverse reaction?",
  "A catalyst lowers the activation energy to 60 kJ/mol and ΔH is -30 kJ/mol. What is the activation energy of the reverse reaction without it?",
])("[READ-02] leaves open which barrier it is: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
