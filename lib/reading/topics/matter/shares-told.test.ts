import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

const BELL = "A bell weighs 45.0 kg. Its bronze consists of 78.0% copper and 22.0% tin by mass.";
const ORE = "An ore from a mine is 1.60% cobalt by mass.";

test.each([
  [`${BELL} How many kilograms of tin are in the bell?`, "9.9 kg"],
  [`${ORE} How many kilograms of the ore must be processed to obtain 40.0 kg of cobalt?`, "2500 kg"],
  [
    "The highest level of mercury in drinking water is 0.0020 ppm by mass. How many micrograms of mercury are in 3.0 kg of water at this level?",
    "6 µg",
  ],
  [
    "A chain made of 9-karat gold has a mass of 16.0 g. Pure gold is 24 karat. What mass of pure gold does the chain contain?",
    "6 g",
  ],
  [
    "Sterling silver is 92.5% silver by mass, the rest being copper. What mass of copper is in a sterling silver cup of 80.0 g?",
    "6 g",
  ],
])("[SOLVE-01] finds a part by its share of a material: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  `${BELL} How many kilograms of zinc are in the bell?`,
  `${BELL} How many kilograms of tin are not in the bell?`,
  `${BELL} How many kilograms of tin are in another bell?`,
  `${BELL.replace("78.0", "88.0")} How many kilograms of tin are in the bell?`,
  `${ORE} How many kilograms of the ore must be processed to obtain 40.0 kg of nickel?`,
  `${ORE} How many kilograms of the ore must be processed to obtain 40.0 kg of cobalt if half of it is lost?`,
  `${ORE.replace("is", "is not")} How many kilograms of the ore must be processed to obtain 40.0 kg of cobalt?`,
  "A chain made of 9-karat gold has a mass of 16.0 g. What mass of other metals does the chain contain?",
  "A chain is 16.0 g of an alloy with 75.0% gold. What is the mass of gold in four such chains?",
  "How many grams of water are in 200 g of a 9.0% sugar solution?",
  "A chain made of 30-karat gold has a mass of 16.0 g. What mass of gold does the chain contain?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
