import { expect, test } from "vitest";
import { AMOUNTS, AMOUNT_TRAPS } from "./amounts.cases.ts";
import { answersTo } from "./answers.fixture.ts";
import { solve } from "../solver/solve.ts";
import { solveReading } from "./solve-reading.ts";

const READ: Readonly<Record<string, readonly (readonly [text: string, answers: readonly string[]])[]>> = {
  "what a reaction changes, from the tables": [
    ["Look up what you need in the appendix and calculate ΔS° for the following change. H2O(l) -> H2O(g)", ["119 J/K"]],
    ["Determine the standard entropy change for the following reaction: N2(g) + O2(g) ⟶ 2 NO(g)", ["24.8 J/K"]],
    ["Use tabulated data to find the standard enthalpy change. CH4(g) + 2 O2(g) → CO2(g) + 2 H2O(l)", ["-891 kJ"]],
  ],
  "constants from what is in a mixture": [
    [
      "Calculate Ka of each acid and Kb of each base. NH3: [NH4^+] = 2.0e-3 M; [OH^-] = 2.0e-3 M; [NH3] = 0.20 M",
      ["0.00002"],
    ],
    [
      "At equilibrium a solution contains [HCN] = 0.10 M and [H3O^+] = [CN^-] = 7.0e-6 M. What is Ka of HCN?",
      ["4.9e-10"],
    ],
    [
      "Find the solubility product of PbCl2 if [Pb^2+] = 0.016 M and [Cl^-] = 0.032 M in a saturated solution.",
      ["0.0000164"],
    ],
  ],
  "tables at another temperature, of a vapor, and of what burns": [
    ["Find the equilibrium constant at 250 °C. N2O4(g) -> 2 NO2(g)", ["4580"]],
    ["Determine ΔS° for the following change. CS2(l) -> CS2(g)", ["86.5 J/K"]],
    ["Use tabulated data to find the standard enthalpy change. Si(s) + 2 Cl2(g) -> SiCl4(l)", ["-687 kJ"]],
    ["How much heat is produced by the combustion of 52 g of acetylene?", ["2600 kJ"]],
    ["How much energy is released when 5.0 g of methane burns?", ["278 kJ"]],
  ],
  "a unit by its definition, and a wave of matter": [
    ["A book has a mass of 1.20 kg. What is its mass in pounds, if 1 lb = 453.6 g?", ["2.65 lb"]],
    ["An electron has a mass of 9.109e-31 kg and a velocity of 2.0e6 m/s. What is its wavelength?", ["3.64e-10 m"]],
  ],
  "cells by their reaction": [
    [
      "Calculate the standard cell potential, and note whether the reaction is spontaneous. Zn(s) + Pb^2+(aq) -> Zn^2+(aq) + Pb(s)",
      ["0.63 V"],
    ],
    [
      "For a standard cell potential of 0.520 V and n = 3, calculate the standard free energy change (kJ).",
      ["-151 kJ"],
    ],
  ],
  "what depends on how much is dissolved": [
    ["What is the boiling point elevation of 2.0 g of NaCl in 100 g of water?", ["0.35 Δ°C"]],
    ["Find the osmotic pressure of 0.150 M glucose at 37 °C.", ["3.82 atm"]],
  ],
  "a text that only names what it asks for": [
    ["molar mass of an unknown gas with density 1.25 g/L at STP", ["28 g/mol"]],
    ["mass percent of 5 g NaCl in 100 g water", ["4.76 %"]],
    ["pH of 0.12 M ammonia. Kb = 1.8e-5", ["11.2"]],
  ],
  "salts that hardly dissolve": [
    ["Calculate the molar solubility of the following from its solubility product: AgBr", ["7.07e-7 mol/L"]],
    ["The chloride ion concentration of a saturated solution of PbCl2 is 0.032 mol/L. Find the Ksp.", ["0.0000164"]],
  ],
  "a value in several units": [
    ["Convert 45.0 °C to K and °F.", ["318 K", "113 °F"]],
    [
      "Yesterday the barometer stood at a pressure of 752 torr. What is this pressure in atm, in kPa, and in bar?",
      ["0.989 atm", "100 kPa", "1 bar"],
    ],
  ],
  "solutions that are made": [
    [
      "Calculate the molality of the following solution: 36.0 g of glucose, C6H12O6, in 500. g of water",
      ["0.4 mol/kg"],
    ],
    [
      "A bottle of a pipe cleaner contains 50.0 g of NaOH and 200. g of water. What is the percent by mass of NaOH in this cleaner?",
      ["20 %"],
    ],
  ],
  "several goals of one solution or gas": [
    ["Find the density of N2 at STP and the mass of 3.00 L of it.", ["0.00125 g/mL", "3.75 g"]],
    [
      "Find the hydroxide ion concentration and the pOH of a 0.15-M solution of methylamine, a weak base with a Kb of 4.4e-4.",
      ["0.00791 mol/L", "2.1"],
    ],
  ],
};

for (const [group, cases] of Object.entries(READ))
  test.each(cases)(`[CARD-01] reads ${group}: %s`, (text, answers) => {
    expect(answersTo(text, 3)).toEqual(answers);
  });

test("[CARD-01] counts electrons exactly: the answer has the figures of the potential", () => {
  const [solution] =
    solveReading("For a cell potential E° of 0.520 V and n = 3, calculate the standard free energy change.", "en") ??
    [];
  expect(solution?.answer.value).toMatchObject({ value: "-151", significantFigures: 3 });
});

/** Each has all that a problem needs, and a word or a substance that makes it another one, or none. */
const DECLINED: readonly string[] = [
  "What is the pH of 0.020 M HNO3 once lime has been stirred in?",
  "How many moles are in 12.0 g of brass?",
  "How many moles of ethanol are in 25.0 g of an ethanol solution?",
  "How many moles of oxygen are in 32.0 g of oxygen?",
  "The osmotic pressure of a liquid is 2.0 atm at 300 K in 4.0 L. How many moles of gas are there?",
  "A rusting chain increases to 52.0 g. What mass of oxygen combined with the iron to form Fe2O3?",
  "How many moles are in 18.0 g of water, D2O?",
  "Find the number of molecules of NaCl in 5.85 g of NaCl.",
  "What is the equilibrium constant at 90 °C? AgBr(s) -> Ag+(aq) + Br-(aq)",
  "How much heat is produced by the combustion of 5.0 g of coal?",
  "Each person exhales 1.0 kg of CO2 a day. How many moles of CO2 is that?",
];

test.each(DECLINED)("[READ-02] does not take for understood what it is not: %s", (text) => {
  expect(solveReading(text, "en")).toBeNull();
});

const withAllReaders: typeof solveReading = (text, locale) => {
  const outcome = solve(text, locale);
  return outcome.kind === "solved" ? outcome.solutions : null;
};

for (const [group, cases] of Object.entries(AMOUNTS))
  test.each(cases)(`[CARD-01] reads ${group}: %s`, (text, answers) => {
    expect(answersTo(text, 3, withAllReaders)).toEqual(answers);
  });

test.each(AMOUNT_TRAPS)("[READ-02] answers nothing that is not told: %s", (text) => {
  expect(withAllReaders(text, "en")).toBeNull();
});
