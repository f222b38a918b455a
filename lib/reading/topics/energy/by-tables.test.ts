import { describe, expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

/** By hand: K = exp(−ΔG°/RT), over ΔGf° at 25 °C and over ΔHf° and S° at any other temperature; T = ΔH°/ΔS° where a liquid boils. */
describe("what the tables tell of equilibria", () => {
  test.each([
    [
      "Find the equilibrium constant at 25 °C by standard free energies of formation: N2(g) + 3H2(g) ⇌ 2NH3(g)",
      "558000",
    ],
    [
      "Use the thermodynamic data of the appendix to calculate the equilibrium constant of this reaction at 25 °C. N2O4(g) ⇌ 2NO2(g)",
      "0.323",
    ],
    ["What is the equilibrium constant at the given temperature? 2NO(g) + O2(g) ⟶ 2NO2(g) (T = 300 °C)", "856"],
    [
      "The standard free energies of formation of Ba^2+(aq), SO4^2−(aq), and BaSO4(s) are −560.8 kJ/mol, −744.5 kJ/mol, and −1362.2 kJ/mol, respectively. Calculate the solubility product, Ksp, for BaSO4.",
      "1.08e-10",
    ],
    ["Use the information in the appendix to estimate the boiling point of bromine.", "331 K"],
    ["Estimate the boiling point of CS2 by tabulated values.", "320 K"],
  ])("[PRIN-02] %s", (text, answer) => {
    expect(answersOfAny(text)).toEqual([answer]);
  });

  test.each([
    "Find the equilibrium constant Kc at 200 °C by standard free energies of formation: N2(g) + 3H2(g) ⇌ 2NH3(g)",
    "What is the equilibrium constant at 25 °C, if the mixture has 0.20 mol of each gas? N2O4(g) ⇌ 2NO2(g)",
    "Use the information in the appendix to estimate the boiling point of bromine at 400 torr.",
    "Use the information in the appendix to estimate the boiling point of a solution of iodine in bromine.",
    "From tables, what is the equilibrium constant for the dissociation of chlorine at 25 °C? 2Cl(g) ⇌ Cl2(g)",
    "What is the equilibrium constant of N2O4 ⇌ 2NO2?",
  ])("[READ-02] leaves open %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });
});
