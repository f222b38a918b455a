import { describe, expect, test } from "vitest";
import { measureClaims } from "./measure.fixture.ts";
import { review, shown, solved, verdicts, wordsOf } from "#tests/support/review-claims.ts";

const MOLES = solved("How many moles are in 5.00 g of NaCl?");
const ACID = solved("What is the pH of 0.0030 M HCl?");
const DENSITY = solved("What is the density of a liquid if 10.0 g of it has a volume of 4.00 mL?");
const COOLING = solved("How much heat is released when 25.0 g of water cools from 80.0 °C to 20.0 °C?");
const DILUTION = solved("25.0 mL of 6.00 M HCl are diluted to 100 mL. What is the new concentration?");

describe("a correction", () => {
  test.each([
    ["V = 4.05 mL", "V = 4.00\u202fmL"],
    ["m = −10.0 g", "m = 10.0\u202fg"],
    ["ρ = 10.0 g / 4.00 mL = 2.60 g/mL", "ρ = 10.0 g / 4.00 mL = 2.50\u202fg/mL"],
  ])("has the figures of the problem: %s", (text, corrected) => {
    expect(shown(text, DENSITY)).toBe(corrected);
  });

  test("has those of the answer, not the guard digits of a step, and keeps its zeros", () => {
    expect(shown("n(NaCl) = 0.0956 mol", MOLES)).toBe("n(NaCl) = 0.0856\u202fmol");
    expect(shown("q = 6280 kJ", COOLING)).toBe("q = −6280\u202fJ");
    expect(shown("n = 5.00 g / 58.44 g/mol = 85.6 mol", MOLES)).toBe("n = 5.00 g / 58.44 g/mol = 0.0856\u202fmol");
    expect(shown("ΔT = 20.0 °C − 80.0 °C = −50.0 °C", COOLING)).toBe("ΔT = 20.0 °C − 80.0 °C = −60.0\u202f°C");
  });

  test.each<[string, ReturnType<typeof solved>]>([
    ["pH = 14 - 2.52 = 11.48", ACID],
    ["n = 5.00 g × 58.44 = 292 g", MOLES],
    ["ρ = 4.00 mL / 10.0 g = 0.400 mL/g", DENSITY],
    ["V₁ = 100 mL and V₂ = 25.0 mL", DILUTION],
    ["m = 4.00 mL", DENSITY],
    ["That is 5.00 g / 58.44 = 0.0956 g.", MOLES],
  ])("is left out where the numbers or the letter may be what is wrong: %s", (text, sources) => {
    expect(shown(text, sources)).toBe(text);
    expect(review(text, sources).overall).toBe("not_verified");
  });

  test("a letter that another thing may have is not held for wrong", () => {
    expect(verdicts("Pure water has pH = 7.", ACID)).toEqual(["unknown no-evidence"]);
    expect(verdicts("So the pH is 3.", ACID)).toEqual(["unknown no-evidence"]);
  });
});

test("a value that is rounded to three figures before a zero is right", () => {
  expect(verdicts("q = −6280 J", COOLING)).toEqual(["supported matches-step"]);
  expect(verdicts("q = −6290 J", COOLING)).toEqual(["wrong contradicts-step"]);
});

test.each([
  ["The mass is 5.00 g / 58.44 = 0.0856 g", ["wrong contradicts-law"]],
  ["That is 5.00 g × 58.44 = 292 g. So you need 292 g of it.", ["wrong contradicts-law", "unknown no-evidence"]],
  ["5.00 g / 58.44 g/mol = 0.0856 mol", ["supported matches-answer"]],
])("a molar mass without its unit has it all the same: %s", (text, expected) => {
  expect(verdicts(text, MOLES)).toEqual(expected);
});

test.each([
  "N / 2 - 3 - 9 = 1",
  "k t = 1.25 × 10^-4 mol/(L·s) × 499 s = 0.062375 mol/L",
  "ΔG° = −2 × 96485 C/mol × 1.10 V = −212 kJ",
  "w = m / V = 0.602 mg / 0.307 L = 1.9609 ppm",
])("what is written by custom is not held for wrong: %s", (text) => {
  expect(verdicts(text, DENSITY).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
});

test("the whole of a share is exact: another share in its place is seen", () => {
  expect(verdicts("30.2 g / 100 % × 100 % = 34.047 g", DENSITY)).toEqual(["wrong contradicts-arithmetic"]);
});

test("every corrected calculation evaluates to true", { timeout: 120_000 }, () => {
  const { corrected, falselyCorrected } = measureClaims(1_200, 23, wordsOf);
  expect(falselyCorrected).toEqual([]);
  expect(corrected).toBeGreaterThan(5);
});
