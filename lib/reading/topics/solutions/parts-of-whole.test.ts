import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "A lake water sample contains 0.62 ppm of cadmium by mass. What mass of cadmium, in mg, is in 3.0 kg of the water?",
    "1.86 mg",
  ],
  ["The limit for arsenic in drinking water is 10. ppb. A glass holds 2.0 mg. What is asked?", null],
  [
    "The maximum concentration of arsenic in drinking water is 10. ppb. What mass of arsenic, in micrograms, is in a 350-mL bottle of water at this limit? (Assume a density of 1.00 g/mL.)",
    "3.5 µg",
  ],
  [
    "Swordfish has a mercury content of 0.98 ppm. How many micrograms of mercury are in a 150-g portion of swordfish?",
    "147 µg",
  ],
  [
    "A bottle of sherry is labeled 17.5% alcohol by volume. How many milliliters of ethanol are in a 375-mL bottle?",
    "65.6 mL",
  ],
  ["A lake water sample contains 0.62 ppm of cadmium. What mass of cadmium is in 3.0 L of the water?", null],
  ["Wine with 12% alcohol by volume is diluted with water. How many mL of alcohol are in 750 mL?", null],
  ["A sample contains 0.62 ppm of cadmium. What mass of lead is in 3.0 kg of it?", null],
])("[SOLVE-01] %s", (text, expected) => {
  expect(answersOfAny(text)).toEqual(expected === null ? null : [expected]);
});
