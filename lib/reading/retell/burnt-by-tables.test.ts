import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

/** By hand, of standard entropies and free energies of formation at 25 °C. */
test.each([
  [
    "Determine the entropy change for the combustion of liquid ethanol, C2H5OH, under standard conditions to give gaseous carbon dioxide and water.",
    "217.7 J/K",
  ],
  [
    "Using the appendix, calculate the entropy change for the combustion of gaseous ethene, C2H4, to give gaseous carbon dioxide and water.",
    "-29.7 J/K",
  ],
  [
    "Calculate the standard free energy change for the combustion of methane to carbon dioxide gas and liquid water.",
    "-818.1 kJ",
  ],
])("[PRIN-02] %s", (text, answer) => {
  expect(answersOfAny(text, 4)).toEqual([answer]);
});

test.each([
  "Determine the entropy change for the combustion of gaseous ethane, C2H6, to give gaseous carbon dioxide and water.",
  "Determine the entropy change for the combustion of methanol to give carbon dioxide and water.",
  "Determine the entropy change for the combustion of gaseous ethane, C2H6, to give carbon monoxide gas and liquid water.",
  "Determine the entropy change for the combustion of 5.0 g of gaseous ethane, C2H6, to give gaseous carbon dioxide and water.",
])("[READ-02] leaves open %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test("[PRIN-02] reads once what is said twice", () => {
  const text =
    "The evaporation of one mole of bromine at 298 K has a standard free energy change of 3.11 kJ. Br2(l) ⇌ Br2(g) ΔG° = 3.11 kJ Determine the equilibrium constant, KP, for this process.";
  expect(answersOfAny(text)).toEqual(["0.285"]);
});
