import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

const NEGLECT = "Assume that the ionization of water can be neglected.";

test.each([
  [
    `Find the concentrations of all species in each of these solutions. ${NEGLECT} 0.050 M HBrO, a weak acid`,
    "0.0000118 mol/L",
  ],
  [
    "Determine the concentration of each solute species in the solution. Show that the change can be neglected. 0.20 M (CH3)3N, a weak base, Kb = 6.0 × 10^-5",
    "0.00343 mol/L",
  ],
  [
    "Calculate the concentration of all dissolved ions beside solids in the following solutions. Show that changes in the concentrations of the common ions can be neglected. PbBr2(s) in 0.60 M NaBr",
    "0.0000128 M",
  ],
  [
    "Find the concentrations of all solute species in the following mixtures. Ni(OH)2(s) in a solution buffered at a pH of 9.50",
    "1.6e-7 mol/L",
  ],
  ["Calculate the concentrations of the ions in a saturated solution of each of the following: AgBr", "7.07e-7 mol/L"],
  [
    "Calculate the pH during the titration of 20.00 mL of 0.150 M HBr (a strong acid) with 0.100 M KOH at these volumes of added base: 10.00 mL",
    "1.18",
  ],
  [
    "Find the pH at the following points of a titration of 30 mL of 0.10 M butyric acid (Ka = 1.5 × 10^-5) with 0.10 M NaOH. 15 mL of NaOH added",
    "4.82",
  ],
  [
    "Find the pH at the following points of a titration of 30 mL of 0.10 M butyric acid (Ka = 1.5 × 10^-5) with 0.10 M NaOH: no NaOH added",
    "2.91",
  ],
  [
    "Iron stains clothes. It goes when a base precipitates Fe(OH)2. What pH is required to keep [Fe^2+] equal to 2.0 × 10^-7 M?",
    "9.98",
  ],
  ["What [F−] is required to reduce [Sr^2+] to 1.0 × 10^−4 M by precipitation of SrF2? Ksp = 4.3 × 10^-9", "0.00656 M"],
  [
    "Acids make tablets fizz. What is the pH of lemonade, a solution of HCl with a hydronium ion concentration of 4.0 × 10^-4 M?",
    "3.4",
  ],
  [
    "2HI(g) ⇌ H2(g) + I2(g) When 0.50 mol HI is placed in a 1.0-L flask at 430 °C, at equilibrium, [HI] = 0.40 M, [H2] = 0.050 M and [I2] = 0.050 M. What is the equilibrium constant?",
    "0.0156",
  ],
  [
    "Kidney stones hurt. The concentration of Ca^2+ in the urine is 3.0 × 10^-3 M. What concentration of C2O4^2− must be reached before CaC2O4·H2O begins to precipitate?",
    "0.00000653 M",
  ],
  [
    "The solubility of PbI2 [lead(II) iodide], a yellow pigment of old, is 0.76 grams per liter. What is its solubility product?",
    "1.79e-8",
  ],
])("[READ-02] reads what exercises list of ions: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "Find the concentrations of all species in each of these solutions. 0.050 M H2C4H2O4, a weak acid",
  "Find the concentrations of all solute species in the following mixtures. CaF2(s) in 0.00050 M KF",
  "Find the concentrations of all solute species in the following mixtures. PbBr2(s) in 0.60 M NaNO3",
  "Iron stains clothes. A base precipitates it. What pH is required to keep [Fe^2+] equal to 2.0 × 10^-7 M?",
  "What [F−] is required to reduce [Sr^2+] to 1.0 × 10^−4 M by precipitation of SrCO3?",
  "What is the pH of lemonade, a solution of HCl with a chloride ion concentration of 4.0 × 10^-4 M and citric acid?",
])("[READ-02] reads none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
