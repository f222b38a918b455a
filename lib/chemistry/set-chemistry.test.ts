import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { setEquation, setOnLine, setText } from "./set-chemistry.ts";

describe("what stands in Unicode notation stays as it stands", () => {
  test.each([
    "V₁(KBr) = 35.0 mL and V₂(KBr) = 140 mL",
    "c₁ · V₁(KBr)=c₂ · V₂(KBr)",
    "[ICl]₁ / [ICl]₂ = 0.25",
    "²²⁶₈₈Ra → ²²²₈₆Rn + ⁴₂He",
    "³₁H + ²₁H → ⁴₂He + ¹₀n",
    "1/T in 10⁻³ K⁻¹",
    "2 Al + 3 Cu²⁺ → 2 Al³⁺ + 3 Cu",
  ])("[CARD-09] %s", (text) => {
    expect(setText(text)).toBe(text);
    expect(setOnLine(text)).toBe(text);
  });
});

test.each([
  ["9.0×10²³ molecules of NH3 in 40 cm³", "9.0×10²³ molecules of NH₃ in 40 cm³"],
  ["N₂ + 3 H2 <=> 2 NH3", "N₂ + 3 H₂ ⇌ 2 NH₃"],
  ["K⁺ + Br- → KBr", "K⁺ + Br⁻ → KBr"],
  ["[SO₂]₁ / [O2] and SO3", "[SO₂]₁ / [O₂] and SO₃"],
])("[CARD-09] notations in one text: %s is set as %s", (text, set) => {
  expect(setText(text)).toBe(set);
});

test.each([
  ["Type `NH3`, not NH3", "Type `NH3`, not NH₃"],
  ["CO2:\n```\nCO2 -> C\n```\nCO2", "CO₂:\n```\nCO2 -> C\n```\nCO₂"],
  ["CO2:\n~~~\nCO2 is left open", "CO₂:\n~~~\nCO2 is left open"],
])("[CARD-09] code is kept: %j", (text, set) => {
  expect(setText(text)).toBe(set);
  expect(setOnLine(text)).toBe(set);
});

test("[CARD-09] a fraction keeps its layout where it is stored, and stands on the line where there is none", () => {
  const text = String.raw`For NH3, \(w = \frac{m(N)}{m(NH3)}\).`;
  expect(setText(text)).toBe(String.raw`For NH₃, \(w = \frac{m(N)}{m(NH3)}\).`);
  expect(setOnLine(text)).not.toMatch(/\\|frac/);
  expect(setEquation(String.raw`\frac{m(NH3)}{M}`)).toBe(String.raw`\frac{m(NH3)}{M}`);
});

test("[CARD-09] setting never throws, and a text that is set stays the same", () => {
  const sign = fc.constantFrom(..."H2O₂⁺ -→=+()[]V₁N\n`~ab.\uE000 4²⁻");
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 40 }), (signs) => {
      const set = setText(signs.join(""));
      expect(setText(set)).toBe(set);
    }),
    { numRuns: 3000 },
  );
});
