import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  [
    "For N2O4(g) ⇌ 2 NO2(g), Kc = 0.212 at 373 K. A flask holds [N2O4] = 0.040 M and [NO2] = 0.020 M. Find the reaction quotient Q.",
    "0.01",
  ],
  [
    "For N2O4(g) ⇌ 2 NO2(g), Kc = 0.212 at 373 K. A flask holds [N2O4] = 0.040 M and [NO2] = 0.020 M. In which direction does it proceed by its reaction quotient?",
    "forward",
  ],
  ["A saturated solution of strontium fluoride holds 8.6×10^-4 mol of the salt in each litre. Find Ksp.", "2.54e-9"],
  ["pH of 0.0040 M H2SO4, taking both protons as fully dissociated", "2.1"],
  [
    "A buffer of 250 mL holds 0.040 mol HNO2 and 0.050 mol NaNO2. One adds 0.010 mol of KOH. pKa(HNO2) = 3.25. pH now?",
    "3.55",
  ],
  ["Ea = 62.0 kJ/mol, k = 0.0030 s^-1 at 290 K. k at 310 K?", "0.0158 s⁻¹"],
  [
    "2 HI → H2 + I2. Within 40. s the concentration of HI drops from 0.100 M to 0.060 M. Average rate at which H2 appears?",
    "0.0005 M/s",
  ],
  ["Tungsten (bcc) has atoms of radius 137 pm. Edge length of its unit cell in pm?", "316 pm"],
  ["Equal volumes of 0.20 M KOH and 0.10 M HNO3 are mixed. What is the pH?", "12.7"],
  [
    "2.00 mol of ethanoic acid and 2.00 mol of methanol were allowed to come to equilibrium: CH3COOH + CH3OH ⇌ CH3COOCH3 + H2O, Kc = 4.00. How many moles of ester are there at equilibrium?",
    "1.33 mol",
  ],
  ["20 mL of 0.20 M HCOOH is titrated with 0.20 M KOH. pH at equivalence point? pKa = 3.75", "8.38"],
  [
    "What is the net ionic equation when lead(II) nitrate is mixed with potassium chromate?",
    JSON.stringify({ kind: "equation", equation: "Pb^2+(aq) + CrO4^2-(aq) -> PbCrO4(s)" }),
  ],
  [
    "Balance: Cr2O7^2- + Fe2+ → Cr3+ + Fe3+ (acidic)",
    JSON.stringify({ kind: "equation", equation: "Cr2O7^2- + 6 Fe^2+ + 14 H+ -> 2 Cr^3+ + 6 Fe^3+ + 7 H2O" }),
  ],
  ["PCl5(g) ⇌ PCl3(g) + Cl2(g), Kc = 0.040 at 523 K. Kp?", "1.72"],
  [
    "Ammonium hydrogensulfide falls apart according to this equation: NH4HS(s) ⇌ NH3(g) + H2S(g) At equilibrium, the pressure of NH3(g) was found to be 0.33 atm. What is the value of the equilibrium constant, KP, for the reaction?",
    "0.109",
  ],
  [
    "Br2(g) ⇌ 2Br(g) At 1500 K, a sample shows a partial pressure of Br2 of 0.40 atm and a partial pressure due to Br atoms of 0.20 atm. Find the equilibrium constant, Kp.",
    "0.1",
  ],
  [
    "The equilibrium constant Kc for the reaction of hydrogen and iodine to form hydrogen iodide at a certain temperature is 49. What is the equilibrium concentration of hydrogen iodide if the equilibrium concentrations of hydrogen and iodine are 0.10 M and 0.40 M, respectively?",
    "1.4 M",
  ],
  [
    "At 2500 K, the value of the Kc for the reaction, N2(g) + O2(g) ⇌ 2 NO(g), is 2.5 × 10^-3. Calculate the equilibrium concentration of NO. The equilibrium concentrations of N2 and O2 at this temperature and pressure are 0.040 M and 0.010 M, respectively.",
    "0.001 M",
  ],
  [
    "HCOOH + CH3OH ⇌ HCOOCH3 + H2O When 1 mol each of HCOOH and CH3OH are allowed to react in 1 L of an ether, equilibrium is reached when (1)/(4) mol of each of the reactants is left. Calculate the equilibrium constant.",
    "9",
  ],
])("[READ-02] reads what textbooks tell of equilibria and rates: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "Ea = 62.0 kJ/mol. k at 310 K?",
  "The equilibrium constant Kc for the reaction of hydrogen and iodine to form hydrogen iodide is 49. What is the equilibrium concentration of hydrogen iodide if that of hydrogen is 0.10 M?",
  "HCOOH + CH3OH ⇌ HCOOCH3 + H2O When 1 mol each of HCOOH and CH3OH are allowed to react in 1 L of an ether, some of each of the reactants is left. Calculate the equilibrium constant.",
  "PCl5(g) ⇌ PCl3(g) + Cl2(g), Kc = 0.040. Kp?",
  "Equal volumes of KOH and 0.10 M HNO3 are mixed. What is the pH?",
  "Equal volumes of 0.20 M KOH and 0.10 M HNO3 are mixed and 50 mL of water is poured away. What is the pH?",
])("[READ-02] reads none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
