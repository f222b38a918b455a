import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "The work function of rubidium is 2.26 eV. Light with a frequency of 7.20 × 10^14 Hz falls on a rubidium surface kept at 20 °C. With what maximum kinetic energy, in joules, are electrons ejected? (1 eV = 1.602 × 10^-19 J)",
    "1.15e-19 J",
  ],
  [
    "Sodium metal has a work function of 2.36 eV. What is the maximum kinetic energy, in eV, of the electrons emitted when light of wavelength 300. nm strikes it?",
    "1.77 eV",
  ],
  [
    "Photons of 4.50 eV hit a calcium plate whose work function is 2.87 eV. Find the kinetic energy of the ejected electrons.",
    "1.63 eV",
  ],
  [
    "It takes a minimum energy of 3.69 × 10^-19 J to remove an electron from potassium. What is the kinetic energy of electrons ejected by light of frequency 8.00 × 10^14 s-1?",
    "1.61e-19 J",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The work function of zinc is 3.63 eV. Light of 500 nm shines on it. What is the kinetic energy of the ejected electrons?",
  "The work function of cesium is 2.14 eV. What is the speed of the electrons ejected by 300 nm light?",
  "The work function of cesium is 2.14 eV. Light of 300 nm and 2.0 W shines on 3 plates. What is the kinetic energy of an electron?",
])("declines: %s", (text) => {
  expect(answersOfAny(text)).toBe(null);
});
