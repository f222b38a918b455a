import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  ["0.40 mol of an unknown metal M has a mass of 22.4 g. What is M's relative atomic mass?", "56 g/mol"],
  ["0.050 mol of a liquid has a mass of 3.9 g. Deduce its relative molecular mass.", "78 g/mol"],
  ["1.28 g of a gas occupies 480 cm3 at rtp. Calculate the Mr of the gas.", "64 g/mol"],
  ["A gas has a relative molecular mass of 30. What is its density at rtp?", "1.25 g/L"],
  ["Find the density of a gas of Mr 71 at rtp in g/dm3.", "2.96 g/dm³"],
  ["Calculate the density of sulfur dioxide at rtp.", "2.67 g/L"],
  ["The density of a gas at rtp is 1.25 g/dm3. Calculate its relative molecular mass.", "30 g/mol"],
  ["A compound has a relative formula mass of 40. How many moles are in 10 g?", "0.25 mol"],
])("[SOLVE-01] takes a relative mass for as many grams per mole: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "0.20 mol of a metal oxide has a mass of 8.0 g. Calculate the relative atomic mass of the metal.",
  "0.20 mol of a metal bromide has a mass of 20.6 g. Find the molar mass of the metal.",
  "0.50 mol of a diatomic element has a mass of 80 g. Calculate its relative atomic mass.",
  "0.20 mol of MCO3 has a mass of 20 g. Calculate the relative atomic mass of M.",
  "Calculate the density of seawater at rtp.",
])("[READ-02] weighs nothing else for it: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test.each([
  [
    "The mass of a beaker fell from 212.40 g to 211.80 g in 30 s. Calculate the mean rate of reaction in g/s.",
    "0.02 g/s",
  ],
  ["The volume of gas rose from 15 cm3 to 45 cm3 in 20 s. What is the average rate of the reaction?", "1.5 cm³/s"],
])("[SOLVE-01] takes a difference for what was lost or made: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The mass of a beaker fell from 212.40 g to 211.80 g in 30 s and to 211.60 g in 60 s. Calculate the mean rate of reaction.",
  "The volume of a balloon fell from 2.0 L to 1.5 L in 30 s. Find the rate of cooling.",
])("[READ-02] takes no such difference in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test.each([
  ["Complete the half-equation: I2 + ... -> 2I-", "I2 + 2 e- -> 2 I-"],
  ["Complete the ionic half-equation for the reaction at the anode: 2F- → F2 + ___", "2 F- -> F2 + 2 e-"],
  ["Complete this half-equation: Ag+ + ____ → Ag", "Ag+ + e- -> Ag"],
])("[SOLVE-01] completes %s", (text, equation) => {
  expect(answersOfAny(text)).toEqual([JSON.stringify({ kind: "equation", equation })]);
});

test.each([
  [
    "rate = k[NO]2[Cl2]; the rate is 0.0060 mol dm-3 s-1 when [NO] = 0.10 and [Cl2] = 0.20 mol dm-3. Calculate k.",
    "3 L²/(mol²·s)",
  ],
  ["rate = k[X]2; when [X] = 0.20 mol/dm3 the rate is 0.0040 mol/dm3/s. Work out the value of k.", "0.1 L/(mol·s)"],
])("[SOLVE-01] reads the powers of a rate equation: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});
