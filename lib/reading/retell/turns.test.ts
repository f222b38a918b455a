import { describe, expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { spellSlips } from "./slips.ts";
import { turnPlain } from "./turns.ts";

describe("turns in which problems are set", () => {
  test.each([
    [
      "A colourless salt was analysed and found to consist of 29.08 % Na, 40.56 % S and 30.36 % O by mass. Deduce its empirical formula.",
      "Na2S2O3",
    ],
    [
      "k rises from 2.0×10^-4 s^-1 at 300 K to 2.0×10^-3 s^-1 at 325 K. Calculate the activation energy.",
      "74.7 kJ/mol",
    ],
    ["Energy in joules of one photon from a red lamp, wavelength 650 nm?", "3.06e-19 J"],
    [
      "The work function of caesium is 2.10 eV. What is the threshold wavelength, in nm, of light for caesium?",
      "590 nm",
    ],
    ["ΔHf° (kJ/mol): CO −110.5; CO2 −393.5. Calculate ΔH° for 2 CO(g) + O2(g) → 2 CO2(g).", "-566 kJ"],
    ["ΔGf° in kJ/mol: NO(g) +87.6, NO2(g) +51.3. Calculate ΔG° for 2 NO(g) + O2(g) → 2 NO2(g).", "-72.6 kJ"],
    [
      "A galvanic cell is made of a nickel half-cell (E° = −0.26 V) and a silver half-cell (Ag+/Ag, E° = +0.80 V). What is the standard cell voltage?",
      "1.06 V",
    ],
    ["Ksp of AgI: 8.5×10^-17. How many moles of it dissolve per litre of 0.020 M KI?", "4.25e-15 M"],
    ["The pH of 0.150 M mandelic acid, a monoprotic weak acid, was measured as 2.15. Calculate Ka.", "0.000351"],
    [
      "The complete combustion of one mole of propane, C3H8, releases 2220 kJ. How many grams of propane must burn to release 500. kJ?",
      "9.93 g",
    ],
    [
      "What is the vapor pressure at 25 °C of a solution of 30.0 g of urea (CH4N2O) in 150. g of water? The vapor pressure of pure water is 23.8 torr.",
      "22.5 Torr",
    ],
    [
      "MgCO3(s) → MgO(s) + CO2(g): ΔH° = +117 kJ, ΔS° = +175 J/K. Above which temperature, in kelvin, is the decomposition spontaneous?",
      "669 K",
    ],
    [
      "A lump of metal (60.0 g) is taken out of boiling water at 99.0 °C and dropped into 100.0 g of water at 20.0 °C. The temperature levels off at 24.1 °C. With c(water) = 4.184 J/(g·°C), find the specific heat of the metal.",
      "0.382 J/(g·°C)",
    ],
    [
      "8.00 mL of vinegar needs 25.0 mL of 0.300 M NaOH. What is the molarity of acetic acid in the vinegar?",
      "0.938 M",
    ],
    ["What is the rate of effusion of H2 compared with that of N2?", "3.73"],
    ["How many grams of KCl are in 350 g of a 6.00 % (by mass) solution?", "21 g"],
    ["What is the pH at the half-equivalence point of a titration of formic acid (Ka = 1.8 × 10^-4) with KOH?", "3.74"],
    [
      "C6H6 + Br2 → C6H5Br + HBr. The process runs with a yield of 72.0 %. What mass of benzene must be put in to end up with 30.0 g of bromobenzene?",
      "20.7 g",
    ],
    [
      "The label of a bottle of concentrated nitric acid says: 68.0 % HNO3 by mass, density 1.41 g/mL. How concentrated is it in mol/L?",
      "15.2 mol/L",
    ],
    [
      "Dry air is about 20.9 mol % oxygen. The total pressure on a hill is 700. torr. What is the partial pressure of oxygen?",
      "146 Torr",
    ],
    ["Total number of ions set free when 0.150 mol of calcium chloride dissolves completely?", "2.71e+23 ions"],
    ["How many moles of oxygen atoms does 0.20 mol of MgSO4·7H2O contain?", "2.2 mol"],
    [
      "160. g of a 12.5 % (by mass) sodium nitrate solution is on the bench. How many grams of water does it contain?",
      "140 g",
    ],
    [
      "Zn + 2 HCl → ZnCl2 + H2. The 245 mL of gas was collected over water at 20 °C; the barometer read 755 torr and the vapour pressure of water at 20 °C is 17.5 torr. What mass of zinc reacted?",
      "0.646 g",
    ],
    [
      "Burning 1.20 g of ethanol warmed 250 g of water by 24.0 °C. Calculate the enthalpy of combustion of ethanol in kJ/mol.",
      "-964 kJ/mol",
    ],
    ["Methylamine is titrated with HCl. What is the pH at the half-equivalence point? Kb = 4.4e-4", "10.6"],
  ])("[CARD-01] reads %s", (text, answer) => {
    expect(answersOfAny(text)).toEqual([answer]);
  });

  test.each([
    [
      "Solutions of silver nitrate and sodium chloride give a white precipitate. Write the net ionic equation.",
      "Write the net ionic equation for silver nitrate and sodium chloride.",
    ],
    [
      "Iron(II) reduces permanganate in acidic solution, MnO4^- + Fe^2+ → Mn^2+ + Fe^3+. Write the balanced ionic equation.",
      "Balance in acidic solution: MnO4^- + Fe^2+ → Mn^2+ + Fe^3+",
    ],
    [
      "Write the electron configuration of the ion Co2+ with a noble gas core.",
      "Write the abbreviated electron configuration of Co2+.",
    ],
    ["5.00 g of glycerol (C3H8O3) dissolves.", "5.00 g of glycerol dissolves."],
  ])("[CARD-01] says in plainer words: %s", (text, plain) => {
    expect(turnPlain(text)).toBe(plain);
  });

  test.each([
    "In acidic solution, MnO4^- + Fe^2+ → Mn^2+ + Fe^3+. Balance it, and name the reducing agent.",
    "MnO4^- + Fe^2+ → Mn^2+ + Fe^3+ is balanced in acidic solution or in basic solution.",
    "The work function of caesium is 2.10 eV. What is the longest wavelength if electrons leave with 0.50 eV?",
    "5.00 g of glucose (C3H8O3) dissolves.",
    "0.100 M acetic acid has a Ka of 1.8 × 10^-5.",
    "A tin half-cell (E° = −0.14 V) and a platinum half-cell (E° = 1.20 V).",
  ])("[CARD-01] leaves as it is: %s", (text) => {
    expect(turnPlain(text)).toBe(text);
  });

  test("[CARD-01] takes no word of physics for a slip", () => {
    const text = "one photon and a proton, a motor, a protein, steel and a train";
    expect(spellSlips(text)).toBe(text);
  });
});

describe("traps", () => {
  test.each([
    "A reaction has K = 90 at 298 K. What is ΔG for a mixture that is at equilibrium at this temperature?",
    "Burning benzoic acid, C7H6O2, in a bomb calorimeter with a heat capacity of 5.00 kJ/°C made the temperature rise by 2.64 °C. How much heat would be released by one mole of benzoic acid?",
    "The rate constant doubles from 300 K to 310 K at a rate of 2.0×10^-3 s^-1. Calculate the activation energy.",
    "A catalyst is added. The rate constant is 2.0×10^-4 s^-1 at 300 K and 2.0×10^-3 s^-1 at 325 K. Calculate the activation energy without it.",
    "HBr is titrated with KOH. What is the pH at the half-equivalence point?",
    "Formic acid (Ka = 1.8e-4) is titrated with KOH. What is the pH at the equivalence point?",
    "The heat released by the combustion of 0.500 g of C7H6O2 is 13.2 kJ. What is the enthalpy of combustion of C7H6O2 in kJ/mol?",
  ])("[READ-02] answers none of %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });
});
