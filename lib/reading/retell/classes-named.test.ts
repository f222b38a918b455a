import { expect, test } from "vitest";
import { answersOfAny } from "../answers.fixture.ts";
import { withClassesNamed } from "./classes-named.ts";

test.each([
  [
    "20.0 mL of NaOH needs 25.0 mL of 0.100 M HCl. What is the molarity of the base?",
    "20.0 mL of NaOH needs 25.0 mL of 0.100 M HCl. What is the molarity of NaOH?",
  ],
  [
    "Ammonia meets 0.20 M nitric acid. How much of the acid is needed?",
    "Ammonia meets 0.20 M nitric acid. How much of HNO3 is needed?",
  ],
])("[READ-01] says which one is meant: %s", (text, told) => {
  expect(withClassesNamed(text)).toBe(told);
});

test.each([
  "25.0 mL of an unknown acid needs 20.0 mL of 0.100 M NaOH, and HCl was here before. What is the molarity of the acid?",
  "HCl and HNO3 are mixed with NaOH. What is the molarity of the acid?",
  "HCl is strong. What is the acid constant of the acid HF?",
  "What is the base that NaOH is?",
])("[READ-02] leaves open: %s", (text) => {
  expect(withClassesNamed(text)).toBe(text);
});

test("[SOLVE-01] solves a titration whose base is asked for as the base", () => {
  expect(
    answersOfAny(
      "A sample of 0.9215 g of potassium hydrogen phthalate, KHC8H4O4, is titrated with 33.45 mL of sodium hydroxide solution. What is the molarity of the base?",
    ),
  ).toEqual(["0.135 mol/L"]);
});
