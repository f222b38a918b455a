import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";

test.each([
  [
    "A volume V1 = 10.0 mL of hydrochloric acid of concentration c1 is titrated with sodium hydroxide of concentration c2 = 0.100 mol/L. The equivalence is reached at VE = 12.4 mL. Find c1.",
    "0.124 mol/L",
  ],
  [
    "We titrate Va = 20.0 mL of a solution of nitric acid with potassium hydroxide, cb = 0.050 mol/L. The equivalence volume is Vb = 16.2 mL. Calculate the concentration ca of the acid.",
    "0.0405 mol/L",
  ],
  [
    "The strength of a solution S of sulfuric acid (a diprotic acid) is to be found. A volume V1 = 15.0 mL of S is titrated with potassium hydroxide of concentration c2 = 0.200 mol/L. The equivalence is at VE = 21.0 mL. Determine the concentration c1 of solution S.",
    "0.14 mol/L",
  ],
  [
    "To titrate 10.0 mL of a barium hydroxide solution, hydrochloric acid of concentration 0.0500 mol/L is used. The end point is reached when 14.8 mL have been added. What is the concentration of the barium hydroxide?",
    "0.037 mol/L",
  ],
  [
    "A pupil pipettes 25.0 cm3 of sodium carbonate solution into a flask and titrates it with 0.100 mol dm-3 hydrochloric acid. The average titre is 22.4 cm3. Work out the concentration of the sodium carbonate solution. Na2CO3 + 2 HCl → 2 NaCl + H2O + CO2",
    "0.0448 mol/dm³",
  ],
  [
    "20.0 cm3 of a hydrogen peroxide solution, acidified with sulfuric acid, needed 18.4 cm3 of 0.0200 mol dm-3 potassium manganate(VII). 2 MnO4- + 5 H2O2 + 6 H+ → 2 Mn2+ + 5 O2 + 8 H2O. Calculate the concentration of the hydrogen peroxide in mol dm-3.",
    "0.046 mol/dm³",
  ],
  [
    "25.0 mL of a solution of iron(II) ions needs 18.6 mL of 0.0150 mol/L potassium dichromate(VI). Cr2O7^2- + 14 H+ + 6 Fe^2+ → 2 Cr^3+ + 6 Fe^3+ + 7 H2O. What is the concentration of the iron(II) ions?",
    "0.067 mol/L",
  ],
  // What is set free by one reaction is used up by the next.
  [
    "Excess KI is added to 25.0 mL of a copper(II) nitrate solution (2 Cu^2+ + 4 I^- → 2 CuI + I2). The iodine reacts with 21.4 mL of 0.100 M sodium thiosulfate (I2 + 2 S2O3^2- → 2 I^- + S4O6^2-). What is the concentration of the copper(II) ions?",
    "0.0856 M",
  ],
])("[CARD-01] reads a titration by its parts: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A volume V1 = 10.0 mL of hydrochloric acid of concentration c1 is titrated with sodium hydroxide of concentration c2. The equivalence is reached at VE = 12.4 mL. Find c1.",
  "A volume V1 of hydrochloric acid is titrated with sodium hydroxide of concentration c2 = 0.100 mol/L. The equivalence is reached at VE = 12.4 mL. Find c1.",
  "We titrate 20.0 mL of nitric acid with potassium hydroxide, 0.050 mol/L. After 16.2 mL have been added, the pH is still below 7. Calculate the concentration of the acid.",
  "We titrate 20.0 mL of nitric acid with potassium hydroxide, 0.050 mol/L. The half-equivalence is reached at 16.2 mL. Calculate the concentration of the acid.",
  "20.0 mL of phosphoric acid is titrated with sodium hydroxide, 0.100 mol/L. The first equivalence point is reached at 15.0 mL. What is the concentration of the acid?",
  "20.0 mL of an acid is titrated with sodium hydroxide, 0.100 mol/L. The equivalence point is reached at 15.0 mL. What is the concentration of the acid?",
  "25.0 mL of a solution of sulfuric acid and hydrochloric acid is titrated with 0.100 M NaOH. 30.0 mL are needed. What is the concentration of the sulfuric acid?",
  "We titrate 20.0 mL of nitric acid, of which some is spilt, with potassium hydroxide, 0.050 mol/L. The equivalence is reached at 16.2 mL. Calculate the concentration of the acid.",
  "25.0 mL of NaOH is titrated with 30.0 mL of HCl of concentration 0.100 M. Find the concentration of NaCl at the equivalence point.",
])("[READ-02] answers none of %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});

test.each([
  [
    "Calculate the pH at each of the following points of the titration of 25.0 mL of 0.150 M HNO3 with 0.100 M NaOH: 30.0 mL of base added",
    "1.87",
  ],
  [
    "Calculate the pH for each of these points during the titration of 30.0 mL of 0.100 M benzoic acid (Ka = 6.3 × 10^−5) with 0.150 M NaOH: 10.0 mL of NaOH added.",
    "4.2",
  ],
  [
    "Calculate the pH at the following points in a titration of 50 mL (0.050 L) of 0.100 M lactic acid (Ka = 1.4 × 10^−4) with 0.100 M KOH. No KOH added",
    "2.44",
  ],
])("[READ-01] a point of a titration: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});
