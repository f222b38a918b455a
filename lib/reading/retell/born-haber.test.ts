import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

const SODIUM = [
  "enthalpy of atomisation of sodium +108",
  "first ionisation energy of sodium +496",
  "enthalpy of atomisation of fluorine +79",
  "first electron affinity of fluorine −328",
  "enthalpy of formation of NaF −574",
];

const cycle = (steps: readonly string[], asked = "Calculate the lattice enthalpy of formation of NaF."): string =>
  `Born–Haber cycle for sodium fluoride (all in kJ mol−1): ${steps.join("; ")}. ${asked}`;

test.each([
  [cycle(SODIUM), "-929 kJ"],
  [
    "Use a Born-Haber cycle to find the lattice energy of formation of calcium chloride from these data in kJ/mol: sublimation enthalpy of calcium = 178, first ionization energy of calcium = 590, second ionization energy of calcium = 1145, bond dissociation enthalpy of Cl2 = 242, electron affinity of chlorine = -349, enthalpy of formation of calcium chloride = -796.",
    "-2250 kJ",
  ],
])("[CARD-01] takes a cycle in words for its equations: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  // A step is missing, or has no sign; nothing says which way the lattice is meant, or the other way is.
  cycle(SODIUM.slice(1)),
  cycle(SODIUM.map((step) => step.replace("−328", "328"))),
  cycle(SODIUM, "Calculate the lattice energy of NaF."),
  cycle(SODIUM, "Calculate the lattice enthalpy of dissociation of NaF."),
  cycle(SODIUM.map((step) => step.replace("of sodium +496", "of potassium +419"))),
])("[READ-02] makes no cycle of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
