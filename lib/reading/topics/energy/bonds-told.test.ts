import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "Breaking the bonds takes in 1840 kJ and making new bonds gives out 2110 kJ. What is the overall energy change?",
    "-270 kJ",
  ],
  ["Bonds broken: 900 kJ. Bonds formed: 650 kJ. Calculate ΔH.", "250 kJ"],
  [
    "730 kJ is needed to break all the bonds, while 810 kJ is released as new bonds form. Is the reaction exothermic?",
    "-80 kJ",
  ],
  [
    "The enthalpy change of a reaction is -75 kJ. The energy needed to break the bonds is 640 kJ. Find the energy released when the bonds are formed.",
    "715 kJ",
  ],
])("[SOLVE-01] sets the bonds that are formed against those that are broken: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "Breaking one H-H bond takes in 436 kJ/mol and making one H-F bond gives out 567 kJ/mol. What is the enthalpy change?",
  "Breaking the bonds takes in 1840 kJ, making new bonds gives out 2110 kJ. What is the energy change of the reverse reaction?",
  "Breaking the bonds takes in 1840 kJ and the energy change is 270 kJ. How much do the bonds formed release?",
  "Breaking the bonds takes in 1840 kJ and the activation energy is 2000 kJ. What is the overall energy change?",
])("[READ-02] leaves open what belongs to which bonds: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
