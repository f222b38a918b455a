import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  [
    "In 25 s the concentration of an ester falls from 0.90 mol/L to 0.65 mol/L. Find the average rate.",
    "0.01 mol/(L·s)",
  ],
  [
    "Within 4.0 minutes the concentration of the indicator went down from 0.80 M to 0.60 M. Mean rate in M/min?",
    "0.05 M/min",
  ],
  [
    "In the first 50 s the concentration of a product rises from 0 to 0.020 mol/L. Calculate the average rate.",
    "0.0004 mol/(L·s)",
  ],
  [
    "The breakdown of a drug in the blood is zero order, k = 0.015 mol L-1 h-1. How long does it take until its concentration has sunk from 0.060 mol/L to 0.030 mol/L?",
    "2 h",
  ],
  [
    "Butan-1-ol boils at 391 K, and 43.3 kJ are needed to vaporise one mole of it. What is its molar entropy of vaporisation?",
    "111 J/(mol·K)",
  ],
  ["For the cell Cd | Cd2+ || Ag+ | Ag, E° = 1.20 V. Find ΔG°.", "-232 kJ"],
  [
    "Enthalpies of combustion in kJ/mol: C(s) −394; H2(g) −286; C2H6(g) −1560. Find ΔH for 2C(s) + 3H2(g) → C2H6(g).",
    "-86 kJ",
  ],
  [
    "The enthalpy of combustion of carbon is -394 kJ/mol and that of CO is -283 kJ/mol. Calculate ΔH for C + 1/2 O2 → CO.",
    "-111 kJ",
  ],
])("[CARD-01] reads rates, times and heats told in any order: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "The concentration of an ester falls from 0.90 mol/L to 0.65 mol/L. Find the average rate.",
  "In 25 s the concentration of an ester falls by 0.65 mol/L to 0.90 mol/L. Find the average rate.",
  "The breakdown of a drug is zero order. How long does it take until its concentration has sunk from 0.060 mol/L to 0.030 mol/L?",
  "Butan-1-ol boils at 391 K. What is its molar entropy of vaporisation?",
])("[READ-02] reads none of them in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
