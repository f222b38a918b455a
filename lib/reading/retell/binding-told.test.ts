import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

/** By hand, of hydrogen atoms (1.00783 u) and neutrons (1.00866 u). */
test.each([
  [
    "The mass of the atom ²⁷₁₃Al is 26.98154 amu. Calculate its binding energy per atom in millions of electron volts.",
    "225 MeV",
  ],
  [
    "The nickel nuclide ⁶²₂₈Ni is the most tightly bound of all. What is its binding energy per nucleon (in MeV), if its atomic mass is 61.92834 amu?",
    "8.79 MeV",
  ],
  ["Determine the binding energy for the nuclide ¹²₆C in MeV per nucleus.", "92.2 MeV"],
  ["Calculate the binding energy for one atom of ⁵⁹Co (58.93319 u).", "517 MeV"],
])("[PRIN-02] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The mass of the atom ²⁷₁₃Al is 26.98154 amu. Calculate its binding energy in kJ per mole of atoms.",
  "The nucleus of ²⁷₁₃Al has a mass of 26.97441 amu. Calculate its binding energy in MeV.",
  "The mass of the atom ²⁷₁₃Al is 26.98154 amu and of ²⁸₁₄Si 27.97693 amu. Calculate the binding energy per atom.",
  "Determine the binding energy per nucleus for the nuclide ⁵⁹₂₇Co.",
])("[READ-02] leaves open %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
