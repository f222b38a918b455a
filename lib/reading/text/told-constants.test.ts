import { describe, expect, test } from "vitest";
import { solve } from "../../solver/solve.ts";
import { answersOfAny } from "../answers.fixture.ts";
import { withoutToldConstants } from "./told-constants.ts";

describe("constants that a problem tells", () => {
  test.each([
    ["What is the energy of a photon of 400 nm? (h = 6.626×10⁻³⁴ J s, c = 3.00×10⁸ m/s)", "4.97e-19 J"],
    ["Find the pressure in atm of 1.50 mol of gas in 12.0 L at 310 K. Use R = 0.0821.", "3.18 atm"],
    ["Using R = 8.314 J mol-1 K-1, find the pressure in kPa of 1.50 mol of gas in 12.0 L at 310 K.", "322 kPa"],
    ["How many moles of gas fill 11.2 L at STP? (molar volume = 22.4 L/mol)", "0.5 mol"],
    ["How many molecules are in 0.500 mol of SO2? Avogadro's constant is 6.02 × 10^23 per mole.", "3.01e+23 molecules"],
    ["What mass of silver is deposited when 3.00 A flows for 15.0 min through AgNO3? (1 F = 96 500 C)", "3.02 g"],
    [
      "An electron in hydrogen falls from n = 3 to n = 2. Find the wavelength in nm. Rydberg constant R = 1.097 × 10^7 m^-1.",
      "656 nm",
    ],
  ])("[READ-03] are left aside: %s", (text, answer) => {
    expect(answersOfAny(text)).toEqual([answer]);
  });

  test.each([
    ["Find E (h = 6.63 × 10^-34 J·s and c = 2.998 × 10^8 m s^-1).", "Find E."],
    ["Take the Faraday constant as 96,500 C per mole of electrons. Find the mass.", "Find the mass."],
    ["Using the Rydberg constant, 1.097 × 10^7 m^-1, find the wavelength.", "find the wavelength."],
    ["Find the total charge, the charge on an electron being 1.602 × 10⁻¹⁹ C.", "Find the total charge."],
    ["ΔG° is -20 kJ at 298 K; find K, given R = 8.314 J/(mol·K).", "ΔG° is -20 kJ at 298 K; find K."],
    [
      "One mole of any gas occupies 22.4 L at STP. How many moles are in 5.6 L?",
      "How many moles are in 5.6 L? All volumes are at STP.",
    ],
    [
      "How many moles are in 60 cm3 of Ne at rtp? (molar volume = 24 dm3/mol)",
      "How many moles are in 60 cm3 of Ne at rtp?",
    ],
    [
      "What volume of NO forms from 0.20 mol of N2? (1 mol of gas occupies 24.0 dm3)",
      "What volume of NO forms from 0.20 mol of N2? All volumes are at rtp.",
    ],
    [
      "What mass of NaOH neutralizes 0.10 mol of HCl? (Na = 23.0, O = 16.0, H = 1.0)",
      "What mass of NaOH neutralizes 0.10 mol of HCl?",
    ],
    ["Find the moles in 11.7 g of NaCl. Relative atomic masses: Na 23, Cl 35.5.", "Find the moles in 11.7 g of NaCl."],
    [
      "molality of 9.0 g urea (CH4N2O, molar mass 60) in 300 g water?",
      "molality of 9.0 g urea (CH4N2O) in 300 g water?",
    ],
    ["How many electrons has the Fe3+ ion (Z = 26)?", "How many electrons has the Fe3+ ion?"],
    ["At STP (22.4 L/mol) a bag holds 2.8 L of CO2.", "At STP a bag holds 2.8 L of CO2."],
    ["Find the defect of Li-6. Use 1.007825 u for H-1 and 1.008665 u for the neutron.", "Find the defect of Li-6."],
    [
      "An electron moves at 2.0 Mm/s (m = 9.11 × 10^-31 kg). Find its energy.",
      "An electron moves at 2.0 Mm/s. Find its energy.",
    ],
  ])("[READ-03] go with the words that introduce them: %s", (text, rest) => {
    expect(withoutToldConstants(text)).toBe(rest);
  });

  test.each([
    "How many moles are in 60 cm3 of Ne at STP? (molar volume = 24 dm3/mol)",
    "What mass of NaOH neutralizes 0.10 mol of HCl? (Na = 25)",
    "At equilibrium K = 39 and N = 14.",
    "Find the ion (Z = 27) beside Fe3+.",
    "A gas (22.4 L/mol) at 30 °C.",
    "With c = 4.184 J/(g·°C), find the heat.",
    "The concentration c = 0.30 M. What is the pH?",
    "A planet has R = 7.5 × 10^6 m.",
    "Use R = 8.0 J/(mol·K).",
    "A gas of F = 38 g/mol has a molar volume of 31.0 L/mol.",
  ])("[READ-03] stay where they are no such constants: %s", (text) => {
    expect(withoutToldConstants(text)).toBeNull();
  });
});

describe("what is asked for is what is answered", () => {
  test.each([
    ["How many grams of precipitate PbI2 form when 20.0 mL of 0.100 M Pb(NO3)2 reacts with excess KI?", "0.922 g"],
    ["How many grams of the solid AgBr are obtained when 30.0 mL of 0.200 M AgNO3 reacts with excess NaBr?", "1.13 g"],
  ])("[READ-02] %s", (text, answer) => {
    expect(answersOfAny(text)).toEqual([answer]);
  });

  test.each([
    "A thief steals 15.0 g from a bar of 90.0 g of silver. How many moles of silver does it still contain?",
    "A jar holds 60.0 g of KCl. A pupil spoons out 12.0 g. How many moles of KCl are in the jar?",
    "A flask contains 2.00 mol of N2. A technician takes out 0.50 mol. What mass of N2 is there?",
    "A coin of 8.00 g of gold has 0.30 g rubbed off. How many atoms of gold are in it?",
    "1.50 g of benzoic acid (C7H6O2) was treated with an excess of acetic anhydride. 1.60 g of aspirin, C9H8O4, was weighed. Find the percent yield.",
  ])("[READ-02] nothing is answered as if nothing had happened: %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });

  test("[READ-02] what is still there is no part that is gone", () => {
    const text =
      "Cobalt-60 (half-life 5.27 years) is used in hospitals. A source has 8.00 mg. How much of the cobalt-60 is still there 10.54 years later, if only decay matters?";
    expect(answersOfAny(text)).toEqual(["2 mg"]);
  });
});

test.each([
  ["fr", "Combien de moles y a-t-il dans vingt grammes de NaOH (Na = 23, O = 16, H = 1) ?", "0.50"],
  ["es", "¿Cuántos moles hay en 5,85 g de NaCl? (Na = 23,0; Cl = 35,5)", "0.100"],
  ["zh", "5.85 g NaCl 中有多少摩尔？（Na = 23，Cl = 35.5）", "0.100"],
  ["hi", "5.85 g NaCl में कितने मोल हैं? (Na = 23, Cl = 35.5)", "0.100"],
  ["am", "በ5.85 ግራም NaCl ውስጥ ስንት ሞል አለ? (Na = 23, Cl = 35.5)", "0.100"],
] as const)("[READ-03] [I18N-03] masses are told with the same signs in %s: %s", (locale, text, value) => {
  const outcome = solve(text, locale);
  expect(outcome.kind === "solved" && outcome.solutions[0]?.answer.value).toMatchObject({ value, unit: "mol" });
});
