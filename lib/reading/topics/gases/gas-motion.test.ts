import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["What is the average kinetic energy, in kilojoules, of one mole of neon atoms at 350. K?", "4.37 kJ/mol"],
  ["Calculate the average kinetic energy, in J/mol, of oxygen at 25 °C.", "3720 J/mol"],
  ["At what temperature will the rms speed of neon be 650 m/s?", "342 K"],
  ["At what temperature would SO2 molecules have a root-mean-square speed of 410 m/s?", "432 K"],
  ["Calculate the root-mean-square speed for a mole of nitrogen molecules at –40 °C.", "456 m/s"],
])("[SOLVE-01] %s", (text, expected) => {
  expect(answersOfAny(text)).toEqual([expected]);
});

test.each([
  "What is the ratio of the rms speeds of helium and neon at 350 K?",
  "What is the kinetic energy of 2.0 mol of helium, of which one mole is at 300 K?",
  "By how much does the rms speed of neon change from 300 K to 350 K?",
  "What is the average kinetic energy of one molecule of oxygen at 25 °C?",
  "At what temperature is the rms speed of helium twice that of neon at 300 K?",
])("is not solved: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
