import { expect, test } from "vitest";
import { withoutBackground } from "./background.ts";

test.each([
  [
    "Cobalt gives glass a deep blue color. Write the electron configuration of Co2+.",
    "Write the electron configuration of Co2+.",
  ],
  [
    "How many electrons, at most, can have the quantum numbers n = 3 and l = 1?",
    "How many electrons can have the quantum numbers n = 3 and l = 1?",
  ],
])("[READ-01] tells %s by its question", (text, told) => {
  expect(withoutBackground(text)).toBe(told);
});

test.each([
  "The ion is excited by light. Write the electron configuration of Na+.",
  "The complex is a low-spin one. How many unpaired electrons does [Fe(CN)6]3- have?",
  "Chromium is the metal. What is the oxidation number in this compound?",
  "A sample weighs 5.0 g. Write the electron configuration of Na.",
])("[READ-02] leaves %s", (text) => {
  expect(withoutBackground(text)).toBeNull();
});
