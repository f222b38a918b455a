import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "An aqueous solution that is 0.0800 m in a weak acid HX freezes at −0.161 °C. What percentage of the acid is ionized? Kf of water is 1.86 °C/m.",
    "8.2 %",
  ],
  [
    "The freezing point of a 0.250 molal aqueous solution of chloroacetic acid is −0.505 °C. What percent of the acid molecules have dissociated? (Kf = 1.86 °C/m)",
    "8.6 %",
  ],
  [
    "The freezing-point depression of a 0.0200 m solution of a monoprotic weak acid is 0.0405 °C. Find the percent dissociation.",
    "8.87 %",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The freezing-point depression of a 0.0200 m solution of a diprotic weak acid is 0.0405 °C. Find the percent dissociation.",
  "The freezing point of a 0.250 molal aqueous solution of chloroacetic acid is −0.505 °C. What percent of the acid molecules have not dissociated? (Kf = 1.86 °C/m)",
  "The freezing point of a 0.250 molal aqueous solution of chloroacetic acid is −0.305 °C. What percent of the acid molecules have dissociated? (Kf = 1.86 °C/m)",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
