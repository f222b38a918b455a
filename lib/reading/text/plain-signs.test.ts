import { describe, expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { withBareConstants, withPlainSigns } from "./plain-signs.ts";

describe("the units of constants", () => {
  test.each([
    ["Methanoic acid has Ka = 1.78 × 10⁻⁴ mol dm⁻³ at 298 K.", "Methanoic acid has Ka = 1.78 × 10⁻⁴ at 298 K."],
    ["(Ka of lactic acid = 1.4 × 10−4 mol dm−3)", "(Ka of lactic acid = 1.4 × 10−4)"],
    ["The solubility product of AgBr is 5.0 × 10^-13 mol2 dm-6.", "The solubility product of AgBr is 5.0 × 10^-13."],
    ["Ksp(SrF2) = 2.5e-9 (mol/L)^3", "Ksp(SrF2) = 2.5e-9"],
    ["a weak acid with a Ka of 3.0e-5 M", "a weak acid with a Ka of 3.0e-5"],
  ])("%s", (written, bare) => {
    expect(withBareConstants(written)).toBe(bare);
  });

  test.each([
    "What is Ka of 0.20 M HX, whose pH is 2.90?",
    "Find the Ka of a 0.20 mol dm-3 solution with a pH of 2.90.",
    "What is the Ka for the 0.20 M acid?",
  ])("leaves a concentration: %s", (text) => {
    expect(withBareConstants(text)).toBe(text);
  });
});

test.each([
  ["pH of .25 M HCl, [A]=.5", "pH of 0.25 M HCl, [A]=0.5"],
  ["a 1st order reaction of 2nd-order kinetics", "a first order reaction of second-order kinetics"],
  ["CuSO4.5H2O at 1.5 atm", "CuSO4.5H2O at 1.5 atm"],
])("signs: %s", (written, plain) => {
  expect(withPlainSigns(written)).toBe(plain);
});

test.each([
  [
    "Methanoic acid has Ka = 1.78 × 10⁻⁴ mol dm⁻³ at 298 K. Calculate the pH of a 0.200 mol dm⁻³ solution of methanoic acid.",
    ["2.23"],
  ],
  ["Reaction is 2nd order, k = 0.25 M-1 s-1, [A]0 = .40 M. What is [A] after 20.0 s?", ["0.133 M"]],
  ["Methanoic acid has Ka = 1.78 × 10⁻⁴ mol dm⁻³. Calculate the pH of a solution of methanoic acid.", null],
])("%s", (text, answers) => {
  expect(answersOfAny(text)).toEqual(answers);
});
