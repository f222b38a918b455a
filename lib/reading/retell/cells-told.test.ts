import { describe, expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

describe("cells and baths as books tell them", () => {
  test.each([
    ["What is the potential of the cell shown by Mg(s)│Mg^2+(aq, 0.20 M)║Ag^+(aq, 0.050 M)│Ag(s)?", "3.11 V"],
    ["Find the potentials of the following electrochemical cell: Zn│Zn^2+ (M = 1.50)‖Ni^2+ (M = 0.010)│Ni", "0.436 V"],
    [
      "For the cell notation below, calculate the cell potential, Ecell. Zn(s)│Zn^2+(aq, 1.50 M)║Ni^2+(aq, 0.010 M)│Ni(s)",
      "0.436 V",
    ],
    [
      "Use the Nernst equation to find the cell potential at 25 °C: Zn(s) + Ni^2+(aq, 0.010 M) ⟶ Zn^2+(aq, 1.50 M) + Ni(s)",
      "0.436 V",
    ],
    ["Mg(s) + 2Ag⁺(0.00020 M) → Mg²⁺(0.150 M) + 2Ag(s). Find the emf of the cell if E°cell = 3.17 V.", "2.98 V"],
    [
      "What mass of copper would be recovered if a current of 2.00 A passed through the solution of copper(II) ions for 15.0 minutes?",
      "0.593 g",
    ],
    [
      "How many grams of silver are obtained when a current of 1.50 A passes through a solution of silver(I) ions for 20.0 minutes?",
      "2.01 g",
    ],
    [
      "How many minutes would it take a cell drawing 25.0 A to deposit 50.0 g of copper from Cu2+ if no current were lost?",
      "101 min",
    ],
    [
      "Calculate the standard cell potential for the reaction below, and state whether the reaction is spontaneous under standard conditions. Zn(s) + Pb(NO3)2(aq) ⟶ Zn(NO3)2(aq) + Pb(s)",
      "0.63 V",
    ],
    [
      "Calculate the standard cell potential for the reaction below, and note whether the reaction is spontaneous. 2Fe(NO3)3(aq) + Zn(s) ⟶ 2Fe(NO3)2(aq) + Zn(NO3)2(aq)",
      "1.53 V",
    ],
    ["What is the standard cell potential of 2Fe^3+(aq) + 2I^−(aq) ⟶ 2Fe^2+(aq) + I2(s)?", "0.23 V"],
    [
      "Use the Nernst equation to predict the spontaneity of the reaction given below. Zn(s) + Ni^2+(aq, 0.010 M) ⟶ Zn^2+(aq, 1.50 M) + Ni(s)",
      "0.436 V",
    ],
    ["Calculate the equilibrium constant at 25 °C for the reaction: Zn(s) + Pb^2+(aq) ⇌ Zn^2+(aq) + Pb(s)", "1.99e+21"],
    [
      "Consider a galvanic cell consisting of Mg(s) in 0.20 M Mg(NO3)2 and Ag(s) in 0.050 M AgNO3. Calculate the cell potential at 25 °C.",
      "3.11 V",
    ],
    ["For the ΔG° value given below, calculate the standard cell potential for the cell. -25 kJ/mol, n = 2", "0.13 V"],
    [
      "How long would it take to reduce 1 mole of the following ion using the current indicated? Assume the voltage is sufficient to perform the reduction. Ni^2+, 2.500 A",
      "77200 s",
    ],
    [
      "Nickel metal can be won from nickel(II) ions by electrolysis. What is the half-reaction at the cathode? What mass of nickel would be recovered if a current of 2.00 A passed through the solution for 15.0 minutes?",
      "0.547 g",
    ],
    [
      "Write the balanced overall equation for the cell notation: Al(s)│Al^3+(aq)║Ni^2+(aq)│Ni(s)",
      '{"kind":"equation","equation":"2 Al + 3 Ni^2+ -> 2 Al^3+ + 3 Ni"}',
    ],
    [
      "What is the overall reaction of the cell Zn(s)│Zn^2+(aq)║Cl2(g)│Cl^−(aq)│Pt(s)?",
      '{"kind":"equation","equation":"Zn + Cl2 -> Zn^2+ + 2 Cl-"}',
    ],
    [
      "A 0.020-mm layer of nickel is laid on a panel with a surface area of 250 cm^2 from a nickel(II) sulfate bath, NiSO4. How long would it take if the current is 5.00 A? The density of nickel is 8.91 g/cm^3.",
      "2930 s",
    ],
  ])("[READ-01] %s", (text, answer) => {
    expect(answersOfAny(text)).toEqual([answer]);
  });

  test.each([
    "What is the cell potential of Zn(s) + Ni^2+(aq, 0.010 M) ⟶ Zn^2+(aq) + Ni(s)?",
    "How many minutes would it take a cell drawing 25.0 A to deposit 50.0 g of copper from Cu2+ if half of the current were lost?",
    "A 0.020-mm layer of nickel is laid on both sides of a panel with an area of 250 cm^2 from a solution of NiSO4. How long would it take if the current is 5.00 A? The density of nickel is 8.91 g/cm^3.",
    "A 0.020-mm layer of nickel is laid on a panel with an area of 250 cm^2 from a solution of ZnSO4. How long would it take if the current is 5.00 A? The density of nickel is 8.91 g/cm^3.",
    "Calculate the equilibrium constant for the reaction: N2(g) + 3H2(g) ⇌ 2NH3(g)",
    "Calculate the equilibrium constant at 350 K for the reaction: Zn(s) + Pb^2+(aq) ⇌ Zn^2+(aq) + Pb(s)",
    "Calculate the equilibrium constant for the reaction: Ba^2+(aq) + SO4^2−(aq) ⇌ BaSO4(s)",
    "What is the standard cell potential of 2Fe^3+(aq) + I^−(aq) ⟶ 2Fe^2+(aq) + I2(s)?",
    "What mass of copper would be recovered if a current passed through the solution of copper(II) ions for 15.0 minutes?",
  ])("[READ-02] answers none of %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });
});
