import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

/** By hand: E = −2.17987e-18 J Z²/n², −13.6057 eV Z²/n². */
test.each([
  [
    "A collision lifts the electron of a hydrogen atom into an orbit with n = 5. What is the energy, in joules, of the electron?",
    "-8.72e-20 J",
  ],
  ["By Bohr's model, find the energy of an electron with n = 7 in a hydrogen atom.", "-0.278 eV"],
  ["Determine the lowest possible energy, in joules, for the electron in the Be^3+ ion.", "-3.49e-17 J"],
  ["The electron of a hydrogen atom is now in an orbit with n = 2. What is its new energy?", "-3.4 eV"],
])("[PRIN-02] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "How much energy is needed to lift the electron of a hydrogen atom into an orbit with n = 5?",
  "What is the energy of an electron with n = 7 in a helium atom?",
  "What is the kinetic energy of the electron in a hydrogen atom with n = 5?",
])("[READ-02] leaves open %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test.each([
  [
    "What is the energy (in joules) of the line in the spectrum of hydrogen that represents the movement of an electron from Bohr orbit with n = 3 to the orbit with n = 5?",
    ["1.55e-19 J"],
  ],
  [
    "What is the wavelength of the photon produced when an electron falls from the n = 4 to the n = 2 level in a He^+ ion (Z = 2 for He^+)?",
    ["122 nm"],
  ],
  [
    "A transmitter works at a frequency of 1.75 × 10^8 s^−1 (175 MHz). What is the wavelength of its waves in meters?",
    ["1.71 m"],
  ],
])("[PRIN-02] %s", (text, answers) => {
  expect(answersOfAny(text)).toEqual(answers);
});

test.each([
  ["Sulfur and bromine are two elements that form anions. Write the electron configurations of the anions.", 2],
  ["Give the electron configuration of the cation of strontium.", 1],
  [
    "Sodium and calcium are found in milk. Write the electron configurations of the ions expected from these elements.",
    2,
  ],
])("[PRIN-02] %s", (text, many) => {
  const shells = answersOfAny(text)?.map((answer) => answer.includes("3p6") || answer.includes("2p6"));
  expect(shells).toEqual(Array.from({ length: many }, () => true));
});

test.each([
  "Write the electron configuration of the cation of iron.",
  "Write the electron configuration of the magnesium atom and of its ion.",
  "A transmitter works at a frequency of 1.75 × 10^8 s^−1 (185 MHz). What is the wavelength of its waves in meters?",
])("[READ-02] leaves open %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
