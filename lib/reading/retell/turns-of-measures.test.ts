import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import { solve } from "../../solver/solve.ts";
import { turnMeasures } from "./turns-of-measures.ts";

test.each([
  ["A 4.0-g sample holds 2.50 mg (0.00250 g) of lead.", "A 4.0-g sample holds 2.50 mg of lead."],
  ["50 mL (0.050 L) of 0.20 M KCl", "50 mL of 0.20 M KCl"],
  // Another value than the one before it says something.
  ["50 mL (0.060 L) of 0.20 M KCl", "50 mL (0.060 L) of 0.20 M KCl"],
  ["12 g (0.25 mol) of a metal", "12 g (0.25 mol) of a metal"],
  [
    "1.20 g of a solid is dissolved in 20.0 g of benzene (bp 80.1 °C; Kb = 2.53 °C/m).",
    "The boiling point of benzene is 80.1 °C and Kb = 2.53 °C/m. 1.20 g of a solid is dissolved in 20.0 g of benzene.",
  ],
  [
    "A 40.0 g piece of metal that had been kept in boiling water was quickly put into 50.0 mL of water.",
    "A 40.0 g piece of metal at 100.0 °C was quickly put into 50.0 mL of water.",
  ],
  ["³²₁₅P decays with a half-life of 14.3 days.", "P-32 decays with a half-life of 14.3 days."],
  ["³²₁₅P → ³²₁₆S + e⁻", "³²₁₅P → ³²₁₆S + e⁻"],
  ["How much heat is produced? What assumptions did you make to find your value?", "How much heat is produced?"],
  ["light of 6.2 × ¹⁴₁₀Hz", "light of 6.2 × 10^14 Hz"],
  ["What is the concentration (molarity) of the acid?", "What is the molarity of the acid?"],
  [
    "How long until three quarters of a sample with half-life 9.0 d is gone?",
    "How long does it take until 75 % of a sample with a half-life of 9.0 d has decayed?",
  ],
  [
    "How long till only 1/8 is left if t1/2 = 3.0 h?",
    "How long does it take until only 12.5 % is left if the half-life is 3.0 h?",
  ],
  ["Too little iodine can lead to a goitre.", "Too little iodine can cause a goitre."],
  [
    "A molecule of urea contains 1 carbon atom, 4 hydrogen atoms, 2 nitrogen atoms and 1 oxygen atom. What is its empirical formula?",
    "What is the empirical formula of CH4N2O?",
  ],
  [
    "Molecules of lactic acid contain 3 carbon atoms, 6 hydrogen atoms, and 3 oxygen atoms. What are the molecular and empirical formulas of lactic acid?",
    "What is the empirical formula of C3H6O3?",
  ],
  [
    "Caffeine, C8H10N4O2, is the best known stimulant of coffee. What is its molar mass?",
    "What is the molar mass of C8H10N4O2?",
  ],
])("[READ-01] %s", (text, told) => {
  expect(turnMeasures(text)).toBe(told);
});

test.each([
  [
    "How many C3H8 molecules are contained in 4.41 g of this compound? How many carbon atoms?",
    ["6.02e+22", "1.81e+23"],
  ],
  [
    "A 6.0-g sample of a syrup contains 1.50 mg (0.00150 g) of glucose. What is its percent by mass of glucose?",
    ["0.025"],
  ],
  [
    "Tin tetrabromide, SnBr4, has a melting point of 31.0 °C and has a ΔH fusion = 12.6 kJ/mol. How much energy is required to melt 43.8 g SnBr4?",
    ["1.26"],
  ],
])("[READ-01] solves %s", (text, values) => {
  const outcome = solve(text, DEFAULT_LOCALE);
  const found = outcome.kind === "solved" ? outcome.solutions.map(({ answer: { value } }) => value) : [];
  expect(found.map((value) => (value.kind === "quantity" ? Number(value.value) : null))).toEqual(
    values.map((value) => expect.closeTo(Number(value), value.includes("e") ? -21 : 3)),
  );
});
