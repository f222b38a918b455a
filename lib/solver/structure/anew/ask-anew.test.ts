import { describe, expect, test } from "vitest";
import { solve } from "../../solve.ts";
import { askAnew } from "./ask-anew.ts";

const READ: readonly (readonly [asked: string, put: string])[] = [
  ["how many electrons does an As3- ion hav", "How many electrons are in As3-?"],
  ["How many neutrons are found in the nucleus of cobalt-59?", "How many neutrons are in cobalt-59?"],
  ["What do chemists call SF4?", "What is the name of SF4?"],
  [
    "Write the abbreviated electron configuration of the Mn2+ ion.",
    "Write the condensed electron configuration of Mn2+.",
  ],
  [
    "AP style: state the condensed electron configuration of an iron atom. [2 marks]",
    "Write the condensed electron configuration of iron.",
  ],
  ["Chalk is mostly CaCO3. What is its systematic name?", "What is the name of CaCO3?"],
  [
    "Green crystals of nickel(II) chloride were sold in 1901. What is the formula of this compound?",
    "What is the formula of nickel(II) chloride?",
  ],
  ["Limestone is mainly calcium carbonate. What is its chemical formula?", "What is the formula of calcium carbonate?"],
  ["SiF4 fumes in damp air. Give the name of this compound.", "What is the name of SiF4?"],
  [
    "The complex K3[Co(CN)6] is diamagnetic. How many unpaired electrons does its central metal ion have?",
    "How many unpaired electrons are in K3[Co(CN)6]?",
  ],
  ["Give the systematic name of the solvent CH3COCH3.", "What is the IUPAC name of CH3COCH3?"],
  ["What name is given to the coordination compound [Rh(NH3)6]Cl3?", "What is the name of [Rh(NH3)6]Cl3?"],
  [
    "Write rubidium's electron configuration in noble-gas shorthand.",
    "Write the condensed electron configuration of rubidium.",
  ],
  [
    "What is the greatest number of electrons that a d subshell can take?",
    "What is the maximum number of electrons in a 3d subshell?",
  ],
  ["Show the formula of bromic acid.", "What is the formula of bromic acid?"],
  [
    "How many unpaired electrons does a gaseous chromium(III) ion have in its ground state?",
    "How many unpaired electrons are in chromium(III) ion?",
  ],
  ["How many orbitals make up a d subshell?", "How many orbitals are in a 3d subshell?"],
  ["What is the nitrogen–oxygen bond order in the nitrite ion?", "What is the N-O bond order in the nitrite ion"],
  ["In the BF3 molecule, what hybridisation does boron exhibit?", "What is the hybridization of boron in BF3?"],
  [
    "balence this: C2H6 + O2 -> CO2 + H2O. what number goes in front of the O2",
    "What is the coefficient of O2 in C2H6 + O2 -> CO2 + H2O?",
  ],
  ["Find the oxidation state of Cl in KClO4 (not KClO3!)", "What is the oxidation number of Cl in KClO4?"],
  ["Name the compound FeBr3 using a Roman numeral.", "What is the name of FeBr3?"],
  [
    "What number goes in front of the O2 when the combustion of C3H8 is balanced: C3H8 + O2 -> CO2 + H2O?",
    "What is the coefficient of O2 in C3H8 + O2 -> CO2 + H2O?",
  ],
];

const LEFT: readonly string[] = [
  "Potassium forms an ion by losing one electron. How many electrons does potassium have then?",
  "Rust is an oxide of iron. What is its formula?",
  "A gas is given off when CaCO3 is heated. What is its name?",
  "Ethanol is oxidised to ethanoic acid. What is its formula?",
  "Write the electron configuration of an excited boron atom.",
  "An isotope of carbon holds more neutrons than usual. How many neutrons does carbon have in it?",
  "How many neutrons does iodine-127 have once it has taken up another neutron?",
  "Which number does not go in front of O2 in C2H6 + O2 -> CO2 + H2O?",
  "What number goes in front of the O2 if the coefficient of C2H6 is 1: C2H6 + O2 -> CO2 + H2O?",
  "Name the elements in MgO.",
  "Find the oxidation state of Cl (not KClO3!)",
  "Copper tarnishes in damp air. What is the formula of the oxide?",
  "Bromine is a halogen. How many electrons does its ion have?",
  "Potassium chloride is made from an acid and a base. What is the formula of the acid?",
  "Lithium is soft. Write the electron configuration of its cation.",
  "The sample was collected over water. What is the percent by mass of nitrogen in magnesium nitrate?",
  "The Ksp of AgBr doubles. What is the molar solubility of AgBr?",
  "What is the formula of magnesium sulfate, a bitter heptahydrate?",
  "Chlorine reacts with sodium. How many valence electrons does it have afterwards?",
];

describe("a question of structure in unusual words, or among sentences that only tell [SOLVE-01]", () => {
  test.each(READ)("%s", (asked, put) => {
    expect(askAnew(asked).usual).toBe(put);
    expect(solve(asked, "en").kind).toBe("solved");
  });

  test.each(LEFT)("is left: %s", (asked) => {
    expect(solve(asked, "en").kind).not.toBe("solved");
  });
});
