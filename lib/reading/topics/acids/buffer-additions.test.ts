import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  [
    "How many moles of KF must be added to 2.0 L of 0.15 M HF to make a buffer of pH 3.20? Ka = 6.8×10^-4.",
    "0.323 mol",
  ],
  ["What mass of NH4Cl must be dissolved in 250 mL of 0.30 M NH3 for a buffer of pH 9.40? Kb = 1.8e-5", "2.87 g"],
])("[CARD-01] tells what a buffer lacks: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test.each([
  "How many moles of KF must be added to 2.0 L of 0.15 M HF to make a buffer of pH 3.20?",
  "How many moles of KCl must be added to 2.0 L of 0.15 M HF to make a buffer of pH 3.20? Ka = 6.8×10^-4.",
  "How many moles of KF must be added to 2.0 L of HF to make a buffer of pH 3.20? Ka = 6.8×10^-4.",
])("[READ-02] adds nothing to %s", (text) => {
  expect(answersTo(text)).toBeNull();
});

test.each([
  ["What ratio [F-]/[HF] gives a buffer of pH 3.60? pKa = 3.17", "2.69"],
  ["What is the ratio [A-]/[HA] in a buffer with pH 6.00 if pKa = 6.30?", "0.501"],
  ["Find the ratio of formate to formic acid in a buffer of pH 4.10. Ka = 1.8×10^-4", "2.27"],
  ["Which [NH3]/[NH4+] ratio does a buffer of pH 9.60 have? pKa = 9.25", "2.24"],
  [
    "What is the ratio of the concentration of lactate ion to that of lactic acid (Ka = 1.4×10^-4) at a pH of 4.25?",
    "2.49",
  ],
  ["What ratio of [HPO4^2-] to [H2PO4-] gives a pH of 7.00? Ka2 of phosphoric acid is 6.2×10^-8.", "0.62"],
])("[CARD-01] finds the ratio of a pair: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test.each([
  "What is the ratio [HA]/[A-] in a buffer with pH 6.00 if pKa = 6.30?",
  "What ratio [F-]/[HF] gives a buffer of pH 3.60?",
  "What is the ratio [A-]/[HA] in a buffer with pH 6.00 and pKa = 6.30 when 0.1 mol of HCl is added?",
  "What ratio of [HCO3−] to [H2CO3] gives a pH of 7.40? For carbonic acid Ka2 = 4.7×10^-11.",
])("[READ-02] finds no ratio in %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
