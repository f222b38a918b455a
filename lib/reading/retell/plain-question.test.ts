import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { plainQuestion } from "./plain-question.ts";

test.each([
  [
    "Of the elements Mg, Al, and Si, which has the largest atomic radius?",
    "which has the largest atomic radius: Mg, Al, and Si?",
  ],
  [
    "Which of the following atoms is the most electronegative element: P, S, Cl?",
    "which is the most electronegative: P, S, Cl?",
  ],
  [
    "Rank Li, Na, and K according to increasing first ionization energy.",
    "arrange Li, Na, and K in order of increasing first ionization energy?",
  ],
  [
    "Using the VSEPR model, predict the molecular shape of the sulfate ion, SO4^2-.",
    "predict the molecular shape of SO4^2-?",
  ],
  [
    "What is the predicted geometry about the sulfur atom in a molecule of SF2?",
    "what is the geometry of the sulfur atom in SF2?",
  ],
  [
    "How many resonance structures can be drawn for the carbonate ion, CO3^2-?",
    "how many resonance structures are there for CO3^2-?",
  ],
  [
    "Place Ca, Sr and Ba in increasing order of atomic radius.",
    "arrange Ca, Sr and Ba in order of increasing atomic radius?",
  ],
])("[SOLVE-01] tells a question in plainer words: %s", (asked, plainer) => {
  expect(plainQuestion(asked)).toBe(plainer);
});

test.each([
  // A name and the formula of another substance.
  "What is the shape of the nitrite ion, NO3-?",
  "Which reacts faster with water, Na or K?",
])("[READ-02] leaves the rest as it is: %s", (asked) => {
  expect(plainQuestion(asked)).toBe(asked);
});

test.each([
  ["Of the elements N, O, and F, which is the most electronegative element?", "F"],
  ["Among the atoms Li, Na, and K, which has the smallest first ionization energy?", "K"],
])("[SOLVE-01] answers it: %s", (asked, answer) => {
  expect(answersOfAny(asked)).toEqual([answer]);
});
