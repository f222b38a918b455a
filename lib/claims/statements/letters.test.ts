import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] letters whose values are looked for", () => {
  test.each<[string, Locale, string]>([
    ["x² = 3.6 × 10⁻⁶, so x = 1.9 × 10⁻³ M", "en", "supported 1.9 × 10⁻³ M"],
    ["4s³ = 3.2 × 10⁻¹¹\n\ns = 2.0 × 10⁻⁴ mol/L", "en", "supported 2.0 × 10⁻⁴ mol/L"],
    ["Ksp = s × 0.20 = 5.4 × 10⁻¹³\n\ns = 2.7 × 10⁻¹² mol/L", "en", "supported 2.7 × 10⁻¹² mol/L"],
    ["x + 4(−2) = −1\n\nx = +7", "en", "supported x = +7"],
    ["x² = 2,5 × 10⁻⁵, entonces x = 5,0 × 10⁻³", "es", "supported x = 5,0 × 10⁻³"],
    ["Ksp = s(3s)³ = 27s⁴", "en", "supported s(3s)³ = 27s⁴"],
    ["Ksp = s(3s)³ = 9s⁴", "en", "wrong s(3s)³ = 9s⁴"],
    [
      "4s³ = 3.2 × 10⁻¹¹\n\n$s = \\sqrt[3]{8.0\\times10^{-12}} = 2.0\\times10^{-4}$",
      "en",
      "supported s = \\sqrt[3]{8.0\\times10^{-12}} = 2.0\\times10^{-4}",
    ],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expected);
  });

  test.each<[string, Locale]>([
    ["x² = 3.6 × 10⁻⁶, so x = 1.8 × 10⁻³ M", "en"],
    ["4s³ = 3.2 × 10⁻¹¹\n\ns = 3.2 × 10⁻⁴ mol/L", "en"],
    ["x + 4(−2) = −1\n\nx = +6", "en"],
    ["x = 1.9 × 10⁻³ M", "en"],
  ])("what solves nothing that was written is not confirmed: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("supported"))).toEqual([]);
  });
});

describe("[TRUST-02] electrons that pass over, and numbers that change", () => {
  test.each<[string, Locale, string]>([
    ["4 Al + 3 O2 → 2 Al2O3\n\nSe transfieren 12 electrones.", "es", "supported 12 electrones"],
    ["Mg + Ni²⁺ → Mg²⁺ + Ni, so n = 2.", "en", "supported n = 2"],
    ["2 Al + 3 Cu²⁺ → 2 Al³⁺ + 3 Cu\n\nAluminium goes from 0 to +3.", "en", "supported 0 to +3"],
    ["Fe2O3 + 3 CO → 2 Fe + 3 CO2\n\n氧化数：Fe：+3 → 0", "zh", "supported +3 → 0"],
    ["2 Mg + O2 → 2 MgO\n\nLe nombre d’oxydation du magnésium passe de 0 à +2.", "fr", "supported 0 à +2"],
    ["2 Al + 3 Cu²⁺ → 2 Al³⁺ + 3 Cu\n\nThe oxidation number of copper goes from 0 to +2.", "en", "wrong 0 to +2"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expected);
  });

  test.each<[string, Locale]>([
    ["2 Na + Cl2 → 2 NaCl\n\nIn all 4 electrons are transferred.", "en"],
    ["Mg + Ni²⁺ → Mg²⁺ + Ni, so n = 1.", "en"],
  ])("another number is not confirmed: %s (%s)", (text, locale) => {
    expect(judgements(text, locale)).not.toContainEqual(expect.stringMatching(/^supported (?:4 electrons|n = 1)/));
  });
});

describe("[TRUST-02] what a reply tells again", () => {
  test.each<[string, Locale, string]>([
    ["**Co** (Z = 27): [Ar] 4s² 3d⁷", "en", "supported [Ar] 4s² 3d⁷"],
    ["**Cu** (Z = 29): [Ar] 4s² 3d⁹", "en", "wrong [Ar] 4s² 3d⁹"],
    ["[OH⁻] = √(1.8 × 10⁻⁵ × 0.20) = 1.9 × 10⁻³ M, pOH = 2.72, pH = 11.28", "en", "supported 11.28"],
    ["Electronegativity: it grows across a period. Down a group it decreases again.", "en", "supported decreases"],
    ["Pendant la fusion, la température ne change pas.", "fr", "supported température ne change pas"],
    ["A negative ΔG° means that K > 1.", "en", "supported K > 1"],
    ["A negative ΔG° means that K < 1.", "en", "wrong K < 1"],
    [
      "Boyle’s law (T and n constant): the volume is directly proportional to the pressure.",
      "en",
      "wrong directly proportional",
    ],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expected);
  });
});
