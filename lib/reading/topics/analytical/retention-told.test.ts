import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["What is the Rf value of a spot that moved 3.6 cm when the solvent front moved 8.0 cm?", "0.45"],
  [
    "In a paper chromatography experiment, a blue dye travelled 4.2 cm and the solvent front travelled 10.5 cm. Calculate the Rf value of the blue dye.",
    "0.4",
  ],
  [
    "A component of ink has an Rf of 0.60. If the solvent front moves 12.0 cm, how far does the component move?",
    "7.2 cm",
  ],
  [
    "On a TLC plate a compound with Rf = 0.25 has moved 20 mm from the baseline. How far did the solvent move?",
    "80 mm",
  ],
  [
    "The distance travelled by the solvent is 9.0 cm and by the amino acid 3.6 cm. Calculate the retention factor of the amino acid.",
    "0.4",
  ],
])("[SOLVE-01] reads a chromatogram: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A spot is 3.6 cm from the bottom edge of the paper and the solvent front 8.0 cm. The start line is 1.0 cm from the bottom. What is Rf?",
  "The spot moved 3.6 cm and stopped 2.0 cm behind the solvent front. What is Rf?",
  "In a chromatogram a dye travelled 10.5 cm and the solvent front travelled 4.2 cm. Calculate the Rf value of the dye.",
  "A dye has an Rf of 0.60. How far does the dye move?",
  "A dye has an Rf of 0.60 and moves 4.2 cm in this solvent. How far does the dye move?",
])("[READ-02] leaves out %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
