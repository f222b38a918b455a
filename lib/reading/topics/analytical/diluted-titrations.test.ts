import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "20.0 mL of vinegar is made up to 250.0 mL. 25.0 mL of this solution needs 16.0 mL of 0.100 M NaOH. What is the concentration of acetic acid in the vinegar?",
    "0.8 M",
  ],
  [
    "A 20.0 mL sample of vinegar is made up to 250.0 mL with water. 25.0 mL of this solution is titrated with 16.0 mL of 0.100 M KOH. Calculate the concentration of CH3COOH in the vinegar in g/L.",
    "48 g/L",
  ],
  [
    "20.0 mL of vinegar is made up to 250.0 mL. 25.0 mL of this solution needs 16.0 mL of 0.100 M NaOH. What mass of acetic acid is in the original 20.0 mL of vinegar?",
    "0.961 g",
  ],
  [
    "50.0 cm3 of concentrated nitric acid was made up to 1000 cm3. 10.0 cm3 of this solution neutralised 24.0 cm3 of 0.250 mol/dm3 NaOH. Find the concentration of the original HNO3.",
    "12 mol/dm³",
  ],
  [
    "2.00 mL of a H2SO4 drain cleaner is diluted to 100 mL. 20.0 mL of the dilute solution reacts with 18.0 mL of 0.200 M KOH. What is the concentration of H2SO4 in the drain cleaner?",
    "4.5 M",
  ],
])("[CARD-01] reads a titration of what was diluted first: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "20.0 mL of vinegar is made up to 250.0 mL. 25.0 mL of this solution needs 16.0 mL of 0.100 M NaOH. What is the concentration of acetic acid in the diluted solution?",
  "20.0 mL of vinegar is made up to 250.0 mL. 25.0 mL of this solution needs 16.0 mL of NaOH. What is the concentration of acetic acid in the vinegar?",
  "20.0 mL of vinegar is made up to 250.0 mL. It needs 16.0 mL of 0.100 M NaOH. What is the concentration of acetic acid in the vinegar?",
  "20.0 mL of vinegar is made up to 250.0 mL. 25.0 mL of another acid needs 16.0 mL of 0.100 M NaOH. What is the concentration of acetic acid in the vinegar?",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
