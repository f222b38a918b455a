import { expect, test } from "vitest";
import { answersOfAny } from "./answers.fixture.ts";

/** Problems whose data are known by their names and units, in whatever words a book tells them. */
test.each([
  // One order.
  [
    "Nitryl azide, which is stored cold, decomposes by first-order kinetics with a rate constant of 3.0 × 10^-5 s^-1 at 310 °C. What percentage of a sample has decomposed after it has been kept at this temperature for 60.0 min?",
    "10.2 %",
  ],
  [
    "On a hot platinum wire the decomposition of ammonia is a zero-order reaction with a rate constant of 2.5 × 10^-6 M/s. Starting with 1.5 × 10^-3 M ammonia, what concentration remains after 5.0 min?",
    "0.00075 M",
  ],
  ["A dye bleaches in a first-order reaction that is 20.0% complete in 12.0 min. What is its half-life?", "37.3 min"],
  ["A drug hydrolyzes with k = 0.0050 h^-1. How long does it take for 90% of it to react?", "461 h"],
  [
    "The rate constant of a second-order dimerization is 0.030 M^-1 s^-1. After 10.0 minutes the concentration is 0.0200 M. What was the initial concentration?",
    "0.0313 M",
  ],
  // Barriers.
  [
    "The hydrolysis of a sugar has an activation energy of 108 kJ/mol and a frequency factor of 1.5 × 10^15 s^-1. What is its rate constant at body temperature (37 °C)?",
    "0.000971 s⁻¹",
  ],
  [
    "A first-order isomerization has k = 2.0 × 10^-4 s^-1 at 320. K and A = 4.0 × 10^13 s^-1. Calculate its activation energy in kJ/mol.",
    "106 kJ/mol",
  ],
  [
    "An enzyme lowers the activation energy of a step in the cell from 80.0 kJ/mol to 50.0 kJ/mol. How many times faster is the reaction at 37 °C?",
    "113000",
  ],
  [
    "The activation energy of a reaction is 72 kJ/mol without a catalyst and 60 kJ/mol with one. By what factor does the rate increase at 25 °C?",
    "127",
  ],
  // Constants at two temperatures.
  [
    "The equilibrium constant of an isomerization is 0.050 at 300 K and 0.200 at 340 K. Find its standard enthalpy in kJ/mol, assuming that it does not vary with temperature.",
    "29.4 kJ/mol",
  ],
  [
    "For a dissociation K increases from 2.0 × 10^-4 at 25 °C to 3.0 × 10^-2 at 100 °C. Calculate ΔH° for it.",
    "61.8 kJ/mol",
  ],
  [
    "At 400 K the equilibrium constant of an exothermic synthesis is 35. If ΔH° = -46.0 kJ/mol, what is the equilibrium constant at 450 K?",
    "7.53",
  ],
  // Ions of a salt.
  ["[Ag+] in a saturated solution of silver sulfite is 3.1 × 10^-5 M. What is Ksp of Ag2SO3?", "1.49e-14"],
])("[READ-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The concentration of a reactant of first order falls from 0.60 M to 0.20 M in 30 min. What is it after another 30 min?",
  "In a first-order reaction the concentration drops by 0.30 M in 20 s from 0.50 M. What is k?",
  "A first-order reaction has k = 0.10 s^-1. What is its rate constant when the temperature is raised by 10 K?",
  "A catalyst lowers the activation energy from 80 kJ/mol to 50 kJ/mol. By what factor does the rate increase?",
  "The activation energy is 60 kJ/mol and the frequency factor is 1.0 × 10^11 s^-1. What is the half-life at 300 K?",
  "The equilibrium constant of a reaction is 0.050 at 300 K and 0.200 at 340 K. What is its entropy?",
])("[READ-02] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
