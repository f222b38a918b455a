import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["How many grams of copper have as many atoms as 2.00 g of helium?", "31.8 g"],
  ["What mass of CO2 contains as many molecules as 9.0 g of water?", "22 g"],
  ["Find the mass of oxygen gas that contains the same number of molecules as 8.0 g of sulfur dioxide.", "4 g"],
  ["Which mass of sodium contains the same number of atoms as 4.0 g of calcium? (Na = 23, Ca = 40)", "2.3 g"],
  ["In how many grams of zinc are there as many atoms as in 12.0 g of magnesium?", "32.3 g"],
  ["How many kilograms of iron contain the same number of atoms as 1.5 mol of gold?", "0.0838 kg"],
  ["Calculate the mass of magnesium that has twice as many atoms as 6.0 g of carbon.", "24.3 g"],
  ["What mass of CO2 contains half as many molecules as 9.0 g of water?", "11 g"],
  ["What mass of water has the same number of hydrogen atoms as 3.4 g of ammonia?", "5.39 g"],
])("[CARD-01] finds how much has a number of particles: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "Which mass of sodium contains the same number of atoms as some calcium?",
  "What mass of NaCl contains as many molecules as 18 g of water?",
  "What mass of sodium does not contain the same number of atoms as 4.0 g of calcium?",
  "What mass of brass contains the same number of atoms as 4.0 g of calcium?",
  "What mass of impure sodium contains the same number of atoms as 4.0 g of calcium?",
  "What mass of copper contains the same number of atoms as 4.0 g of calcium and 2.0 g of zinc?",
  "What mass of copper contains the same number of electrons as 4.0 g of calcium?",
  "What mass of helium has as many oxygen atoms as 4.0 g of water?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
