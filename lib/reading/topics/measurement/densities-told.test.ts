import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "A pebble of mass 18.2 g is lowered into a measuring cylinder and the water goes from 22.0 to 29.0 mL. What is its density?",
    "2.6 g/mL",
  ],
  [
    "a bolt was put in a graduated cylinder with 40.0 ml of water and the water went up to 46.0 ml. mass of bolt = 47.1 g. whats its density",
    "7.85 g/mL",
  ],
  [
    "An idol has a mass of 2.10 kg. When it is lowered into a vessel that is full to the brim, 250. mL of water spills over. What is the density of the idol in g/cm³?",
    "8.4 g/cm³",
  ],
  [
    "A jar has a mass of 48.0 g. With 40.0 mL of turpentine in it, the mass is 82.8 g. Calculate the density of the turpentine.",
    "0.87 g/mL",
  ],
  [
    "A measuring cylinder holds 30.0 mL of water. A 54.0 g key is sunk in it and the reading is now 36.0 mL. Find the density of the key.",
    "9 g/mL",
  ],
])("[CARD-01] reads a density by what is weighed and displaced: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A stone of 20 g is dropped in 50 mL of water. What is the density of the stone?",
  "A stone of 20 g is placed in a cylinder and the water goes from 39.0 to 30.0 mL. What is its density?",
  "A block of 12 g floats and 12 mL of water spills over. What is its density?",
  "A cup has a mass of 62.5 g. With 50.0 mL of ethanol in it the mass is 50.0 g. Calculate the density of the ethanol.",
  "A stone of 20 g and a coin of 5 g are put into a cylinder, and the water goes from 30.0 to 40.0 mL. What is the density of the stone?",
  "A cylinder with 30.0 mL of water weighs 80.0 g. With a stone in it the water goes up to 40.0 mL and it weighs 110.0 g. What is the density of the stone?",
])("[READ-02] leaves alone what tells no density: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
