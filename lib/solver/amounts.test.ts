import { expect, test } from "vitest";
import { outcomeText } from "./outcome-text.fixture.ts";
import { solve } from "./solve.ts";

/** Mass, amount, particles and atoms of one substance. Checked by hand: n = m / M = N / N_A, weights of IUPAC 2021. */
const AMOUNTS = [
  ["How many moles are in 25.0 g of NaCl?", "0.428 mol"],
  ["how many moles in 58.44 g NaCl", "1.000 mol"],
  ["How many moles are in 5.0 g of NaCl?", "0.086 mol"],
  ["Calculate the number of moles in 36.0 grams of water", "2.00 mol"],
  ["moles in 100 g CaCO3", "0.999 mol"],
  ["convert 5.00 mol NaCl to grams", "292 g"],
  ["What is the mass of 2.5 mol of H2O?", "45 g"],
  ["How many grams are in 3.00 moles of CO2?", "132 g"],
  ["Calculate the mass in grams of 0.25 mol of CaCO3", "25 g"],
  ["how many grams in 2 mol of NaCl", "117 g"],
  ["How much does 3.50 moles of CO2 weigh?", "154 g"],
  ["How many molecules are in 2.00 mol of H2O?", "1200000000000000000000000 molecules"],
  ["How many molecules are in 18.0 g of water?", "602000000000000000000000 molecules"],
  ["How many atoms are in 12.0 g of carbon?", "602000000000000000000000 atoms"],
  ["How many moles is 3.01 × 10^23 molecules of O2?", "0.500 mol"],
  ["What is the mass of 6.02e23 molecules of water?", "18.0 g"],
  ["How many atoms of oxygen are in 2.00 mol of CO2?", "2410000000000000000000000 atoms"],
  ["How many oxygen atoms are in 44.0 g of CO2", "1200000000000000000000000 atoms"],
  ["Find the number of formula units in 58.44 g of NaCl", "602200000000000000000000 formula units"],
  ["How many moles of glucose (C6H12O6) are in 90.0 g?", "0.500 mol"],
  ["What is the mass of 0.500 mol of calcium carbonate?", "50.0 g"],
  ["how many moles are there in 4.5 kg of CaCO3", "45 mol"],
  ["how many moles of oxygen are in 32 g O2", "unrecognised"],
  ["How many moles of oxygen gas are in 32.0 g?", "1.00 mol"],
  ["What mass of NaCl is in 250 mL of a 10% solution?", "unrecognised"],
  ["How many moles of H2O form from 4 g of H2?", "unrecognised"],
  ["5 g of NaCl", "unrecognised"],
  ["How many moles in 5 g?", "unrecognised"],
  ["how many moles of gas", "unrecognised"],
  ["how many grams in 1.00 mol of iron(III) oxide", "159.69 g"],
  ["What is the mass in grams of 3.011 × 10²³ molecules of CO₂?", "22.00 g"],
  ["How many moles of NaOH are present in 20 g?", "0.50 mol"],
  ["How many iron atoms are in 55.845 g of iron?", "602210000000000000000000 atoms"],
  ["How many moles are in 10.0 g of heavy water (D2O)?", "0.499 mol"],
  ["number of hydrogen atoms in 1.00 mol of CH4", "2410000000000000000000000 atoms"],
] as const;

test.each(AMOUNTS)("[CARD-01] %s → %s", (text, expected) => {
  expect(outcomeText(solve(text, "en"))).toBe(expected);
});
