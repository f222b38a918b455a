import { describe, expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

/** By hand: v = k[A]ⁿ. */
describe("the rate by one reactant", () => {
  test.each([
    [
      "The dimerization of a radical is a second order reaction with a rate constant of 3.20 × 10^−3 L mol^−1 s^−1. What is the instantaneous rate of disappearance of the radical in a solution with a concentration of 2.50 × 10^−2 M?",
      "0.000002 mol/(L·s)",
    ],
    [
      "On hot tungsten phosphine decomposes at a rate of 6.4 × 10^−5 mol/L/s, independent of the concentration of phosphine. What is the rate constant?",
      "0.000064 mol/(L·s)",
    ],
    [
      "The rate constant for the decay of 131I is 8.64 × 10^−2 day^−1: 131I ⟶ 131Xe + electron; rate = k[131I]. What is the instantaneous rate of production of electrons in a solution with an iodine-131 content of 4.0 × 10^−8 M?",
      "3.46e-9 mol/(L·d)",
    ],
    [
      "An isomerization is a first order reaction. Its rate is 4.2 × 10^-6 M/s when the concentration is 0.035 M. What is its rate constant?",
      "0.00012 s⁻¹",
    ],
  ])("[PRIN-02] %s", (text, answer) => {
    expect(answersOfAny(text)).toEqual([answer]);
  });

  test.each([
    "A first order decomposition has a rate constant of 3.20 × 10^−3 L mol^−1 s^−1. What is its rate at a concentration of 2.50 × 10^−2 M?",
    "A second order reaction 2 A ⟶ B has a rate constant of 3.20 × 10^−3 L mol^−1 s^−1. What is the rate of formation of B at a concentration of 2.50 × 10^−2 M?",
    "A second order reaction has a rate constant of 3.20 × 10^−3 L mol^−1 s^−1. What is its rate in a solution with concentrations of 0.20 M and 0.30 M?",
    "Phosphine decomposes at a rate of 6.4 × 10^−5 mol/L/s, which is not independent of the concentration of phosphine. What is the rate constant?",
    "A second order reaction has a rate constant of 3.20 × 10^−3 L mol^−1 s^−1. What is its rate after 20 s at an initial concentration of 0.20 M?",
  ])("[READ-02] leaves open %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });
});

/** By hand: Ea = R ln(k₂/k₁) / (1/T₁ − 1/T₂); A = k exp(Ea/RT). */
describe("the barrier by two constants, and the frequency factor, of a named reaction", () => {
  test.each([
    [
      "The rate constant for the rate of decomposition of N2O to N2 and O2 in the gas phase is 0.00380 L/mol/s at 950 K and 0.0870 L/mol/s at 1050 K: 2N2O(g) ⟶ 2 N2(g) + O2(g) Assuming the Arrhenius equation, calculate the activation energy for this decomposition.",
      "260 kJ/mol",
    ],
    [
      "The rate constant at 400 °C for the isomerization reaction C3H6 ⟶ C3H6 is 1.16 × 10^−6 s^−1, and the activation energy is 272 kJ per mole of C3H6. Determine the frequency factor.",
      "1480000000000000 s⁻¹",
    ],
  ])("[PRIN-02] %s", (text, answer) => {
    expect(answersOfAny(text)).toEqual([answer]);
  });

  test.each([
    "The rate constant for a decomposition is 0.00380 L/mol/s at 950 K and 0.0870 s^-1 at 1050 K. Calculate the activation energy.",
    "The rate constant is 0.00380 L/mol/s at 950 K without and 0.0870 L/mol/s at 950 K with a catalyst. Calculate the activation energy.",
  ])("[READ-02] leaves open %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });
});
