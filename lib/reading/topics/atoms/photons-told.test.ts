import { expect, test } from "vitest";
import { solvePhotonsTold } from "./photons-told.ts";

const answerOf = (text: string): string | null => {
  const value = solvePhotonsTold(text)?.[0]?.answer.value;
  return value?.kind === "quantity" ? `${value.value} ${value.unit}`.trim() : null;
};

test.each([
  ["A dentist's lamp delivers 2.0 mJ of light at 450 nm. Find the number of photons.", "4500000000000000"],
  [
    "A laser pointer gives a pulse of 1.20 J at a wavelength of 650 nm. How many photons are in it?",
    "3930000000000000000",
  ],
  [
    "It takes 419 kJ/mol to remove an electron from a potassium atom. What is the longest wavelength of light, in nm, that can ionize it?",
    "286 nm",
  ],
  [
    "The minimum energy needed to break the bond in O2 is 495 kJ/mol. What is the longest wavelength of radiation, in nm, that can do it?",
    "242 nm",
  ],
  [
    "A certain metal has a work function of 3.68 × 10^-19 J. What is the minimum frequency of light needed to eject electrons?",
    "555000000000000 Hz",
  ],
  ["The threshold frequency of a metal is 6.20 × 10^14 Hz. Determine its work function in kJ/mol.", "247 kJ/mol"],
  ["Hydrogen in its ground state absorbs light of 95.0 nm. To what energy level does its electron move?", "5"],
  ["How fast must a neutron (mass 1.675 × 10^-27 kg) fly to have a de Broglie wavelength of 210 pm?", "1880 m/s"],
  [
    "Cordless phones in many homes work near 1900 MHz. What wavelength, in cm, corresponds to this frequency?",
    "15.78 cm",
  ],
  [
    "A laser that removes tattoos emits at 694 nm. What is the energy of one of its photons?",
    "0.000000000000000000286 J",
  ],
  ["Find the frequency of light whose photons each carry 3.85 × 10^-19 J.", "581000000000000 Hz"],
  [
    "Breaking one mole of bromine–bromine bonds takes 193 kJ. What is the longest wavelength of light, in nm, that can break a single Br–Br bond?",
    "620 nm",
  ],
])("[CARD-01] reads what light just does: %s", (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  "How many photons at 660 nm must be absorbed to melt 500 g of ice?",
  "The work function of cesium is 2.14 eV. What is the kinetic energy of electrons that light of 400 nm ejects?",
  "A lamp of 25 W shines at 589 nm. How many photons does it give per second?",
  "Hydrogen in its ground state absorbs light of 95.0 nm and emits a photon. To what level does it fall?",
  "The bonds of a sample take 193 kJ to break. What is the longest wavelength of light that breaks one of them?",
  "A whistle gives a sound with a frequency of 440 Hz. What is its wavelength?",
])("[READ-02] leaves other light alone: %s", (text) => {
  expect(answerOf(text)).toBeNull();
});
