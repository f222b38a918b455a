import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { withPlainSigns } from "./plain-signs.ts";

test.each([
  ["pH of .25 M HCl, [A]=.5", "pH of 0.25 M HCl, [A]=0.5"],
  ["a 1st order reaction of 2nd-order kinetics", "a first order reaction of second-order kinetics"],
  ["Since the 1950s, neon is cheap. What is its mass?", "neon is cheap. What is its mass?"],
  ["Made since the late 1890s by heating for 1800 s.", "Made by heating for 1800 s."],
  ["Determine the acid's Ka.", "Determine the Ka of the acid."],
  ["What is this gas's molar mass in g/mol?", "What is the molar mass of this gas in g/mol?"],
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
