import { expect, test } from "vitest";
import { outcomeText } from "./outcome-text.fixture.ts";
import { solve } from "./solve.ts";

/** As it is typed on a phone, copied out of a PDF, or numbered in a book. */
const PHRASINGS = [
  ["FeS2 + O2 -> Fe2O3 + SO2 balance plzzz", "4 FeS2 + 11 O2 -> 2 Fe2O3 + 8 SO2"],
  ["can you pleaseee help me balance Mg + HCl -> MgCl2 + H2", "Mg + 2 HCl -> MgCl2 + H2"],
  ["helppp molar mass of NaOH", "40.00 g/mol"],
  ["omg how do you find the molar mass of Al2O3", "101.96 g/mol"],
  ["tbh idk how to balance H2 + O2 -> H2O", "2 H2 + O2 -> 2 H2O"],
  ["i need molar mass of kcl rn", "74.55 g/mol"],
  ["bro what's the molar mass of sulfuric acid fr fr", "98.07 g/mol"],
  ["ok so basically i need the molar mass of nacl", "58.44 g/mol"],
  ["molar mass of nacl and kbr", "58.44 g/mol | 119.00 g/mol"],
  ["whats the molar mass of co2", "44.01 g/mol"],
  ["whats the percent of oxygen in co2", "72.71 %"],
  ["molar mass of cuso4", "159.60 g/mol"],
  ["molar mass of cuso4.5h2o", "249.68 g/mol"],
  ["balance c6h12o6 + o2 -> co2 + h2o", "C6H12O6 + 6 O2 -> 6 CO2 + 6 H2O"],
  ["balance ch4 + o2 = co2 + h2o", "CH4 + 2 O2 -> CO2 + 2 H2O"],
  ["molar mass of co", "rejected: invalid-formula"],
  ["molar mass of cocl2", "rejected: invalid-formula"],
  ["balance AgNO3+NaCl>AgCl+NaNO3", "AgNO3 + NaCl -> AgCl + NaNO3"],
  ["molar mass of MgSO4 7H2O", "246.47 g/mol"],
  ["molar mass of Ba(OH)2 8H2O", "315.46 g/mol"],
  ["molar mass of SO4 2-", "96.06 g/mol"],
  ["balance Fe 3+ + Sn 2+ -> Fe 2+ + Sn 4+", "2 Fe^3+ + Sn^2+ -> 2 Fe^2+ + Sn^4+"],
  ["Find the mo\u00adlar mass of\u00a0K2Cr2O7.", "294.18 g/mol"],
  ["ｍolar mass of Ｈ２Ｏ", "18.02 g/mol"],
  ["Q3. Calculate the molar mass of potassium permanganate (KMnO4). [2 marks]", "158.03 g/mol"],
  ["3) molar mass of NaCl", "58.44 g/mol"],
  ["3(b) Calculate the molar mass of NaCl.", "58.44 g/mol"],
  ["Question 4(b) find percent composition of NaCl", "Na:39.34 % Cl:60.66 %"],
  ["Q1. molar mass of NaCl\nQ2. molar mass of KBr", "58.44 g/mol | 119.00 g/mol"],
  ["Step 2- balance H2 + O2 -> H2O", "2 H2 + O2 -> 2 H2O"],
  ["No 2- balance H2 + O2 -> H2O", "2 H2 + O2 -> 2 H2O"],
  ["% O CaCO3", "47.96 %"],
  ["how many grams NaOH do i need 4 250 mL of 0.40M", "4.0 g"],
] as const;

test.each(PHRASINGS)("[CARD-01] %s → %s", (text, expected) => {
  expect(outcomeText(solve(text, "en"))).toBe(expected);
});

test.each(["Fe2 O3 molar mass", "molar mass of Cu SO4", "molar mass of Na Cl", "is 5 > 3"])(
  "a formula that was torn apart is not answered in pieces: %s",
  (text) => {
    expect(outcomeText(solve(text, "en"))).toBe("unrecognised");
  },
);
