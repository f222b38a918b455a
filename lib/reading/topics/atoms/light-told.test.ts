import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  ["A helium lamp glows at 588 nm. How much energy, in kJ, does one mole of these photons carry?", "203 kJ"],
  [
    "Strontium salts give a flame a red line at 606 nm. What is the energy of these photons in kJ per mole?",
    "197 kJ/mol",
  ],
  ["A laser pointer emits light of 532 nm. What energy has a photon of it?", "3.73e-19 J"],
  [
    "Microwaves of frequency 2.45 × 10^9 Hz heat soup. Find the energy of one photon of this radiation. (h = 6.63 × 10^-34 J s)",
    "1.62e-24 J",
  ],
  ["What is the wavelength of an electron (mass 9.11e-31 kg) that flies at 3.0e6 m/s, in pm?", "242 pm"],
  ["A 58 g tennis ball is served at 60 m/s. Find its de Broglie wavelength.", "1.9e-34 m"],
])("[CARD-01] reads light and moving particles in a story: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A helium lamp glows at 588 nm. How many photons does it emit?",
  "Light of 300 nm falls on a metal with a work function of 2.0 eV. What is the energy of the electrons in kJ per mole?",
  "A helium lamp glows at 588 nm and 668 nm. What is the energy of the photons in kJ per mole?",
  "A tennis ball is served at 60 m/s. Find its de Broglie wavelength.",
])("[READ-02] says nothing of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
