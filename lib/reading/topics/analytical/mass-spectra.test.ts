import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "The mass spectrum of lithium has a peak at m/z 6 with a height of 8.1 and one at m/z 7 with a height of 100. Find the relative atomic mass.",
    "6.93",
  ],
  ["Gallium: peaks at m/z 69 (60.1 %) and m/z 71 (39.9 %) in its mass spectrum. What is Ar?", "69.8"],
  [
    "In a mass spectrum silicon has lines at m/z 28, 29 and 30 with intensities in the ratio 92.2 : 4.7 : 3.1. Calculate its relative atomic mass.",
    "28.1",
  ],
])("[CARD-01] weighs the peaks of a mass spectrum: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The mass spectrum of chlorine gas has peaks at m/z 70 (9), 72 (6) and 74 (1). Find the relative atomic mass.",
  "The mass spectrum of lithium has peaks at m/z 6 and m/z 7. Find the relative atomic mass.",
  "The mass spectrum of butane has a peak at m/z 43 with a height of 100 and one at m/z 58 with a height of 12. Find the relative atomic mass.",
])("[READ-02] weighs nothing in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
