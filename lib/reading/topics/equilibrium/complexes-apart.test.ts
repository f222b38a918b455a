import { expect, test } from "vitest";
import { COMPLEX_IONS } from "../../../chemistry/data/formation-constants.ts";
import { readBalanced } from "../../../solver/problems/reaction.ts";
import { answersOfAny } from "../../answers.fixture.ts";

test.each(COMPLEX_IONS)(
  "$formula falls apart into its ions in a balanced equation",
  ({ formula, metal, ligand, count }) => {
    const equation = readBalanced(`${formula}(aq) <=> ${metal}(aq) + ${count} ${ligand}(aq)`);
    expect(equation?.coefficients).toEqual([1, 1, count]);
  },
);

test.each([
  ["What is the concentration of free Cu2+ in 0.25 M Cu(NH3)4^2+?", "0.000564 mol/L"],
  [
    "Find the equilibrium concentration of the cadmium ion in a solution that is 0.050 M in Cd(CN)4^2−.",
    "0.0000365 mol/L",
  ],
  ["Find [Zn2+] in a 0.050 M solution of K2[Zn(CN)4].", "0.0000248 mol/L"],
  ["Kf of Ag(NH3)2+ is 1.6e7. What is the concentration of Ag+ in 0.20 M Ag(NH3)2+?", "0.00146 mol/L"],
  ["With Kd = 5.0 × 10^-9, determine the concentration of Ni2+ in 0.40 M Ni(NH3)6^2+.", "0.0123 mol/L"],
  ["What is the concentration of Ag+ in 0.20 M Ag(CN)2^- that is also 0.10 M in CN-?", "2e-20 mol/L"],
  [
    "Calculate the concentration of Co2+ when 0.20 mol of [Co(NH3)6]Cl2 is dissolved in 1.0 L of water.",
    "0.0311 mol/L",
  ],
  ["Use the formation constant of the complex ion Ni(NH3)6^2+ and calculate its dissociation constant.", "5e-9"],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "Calculate the concentration of Zn2+ in 0.10 M Cd(CN)4^2-.",
  "What is the concentration of NH3 in 0.10 M Ag(NH3)2+?",
  "What is the pH of 0.10 M Ag(NH3)2+?",
  "Calculate the concentration of Ag+ when 0.10 mol of [Ag(NH3)2]Cl is added to 2.00 L of water.",
  "Calculate the concentration of Ag+ in a saturated solution of AgCl that is 0.10 M in Ag(NH3)2+.",
  "What is the concentration of Cu2+ in 0.25 M Cu(NH3)4^2+ that is also 0.10 M in CN-?",
  "The formation constant of the complex is 1.3e5. Calculate its dissociation constant.",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
