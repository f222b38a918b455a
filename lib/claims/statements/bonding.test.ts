import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] hybrids and bonds are those of the molecule", () => {
  test.each<[string, Locale, string]>([
    ["In formaldehyde, HCHO, the carbon is sp² hybridized.", "en", "supported sp²"],
    ["Methane: each carbon is sp3 hybridised.", "en", "supported sp3"],
    ["Ethane has seven σ bonds.", "en", "supported seven σ"],
    ["HCN contains two σ bonds and two π bonds.", "en", "supported two π"],
    ["Un doble enlace tiene un enlace σ y un enlace π.", "es", "supported un enlace π"],
    ["BF3: le bore est hybridé sp2.", "fr", "supported sp2"],
    ["乙烯中碳原子采取 sp² 杂化。", "zh", "supported sp²"],
    ["In ammonia the nitrogen is sp² hybridized.", "en", "wrong sp²"],
    ["Ethene has four σ bonds.", "en", "wrong four σ"],
    ["A triple bond has two σ bonds.", "en", "wrong two σ"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    ["The nitrogen of an amide is often sp² hybridized.", "en"],
    ["In CO2 and in H2O the hybrids differ: sp and sp³.", "en"],
    ["Ethane has no π bond, unlike ethene, which has one.", "en"],
    ["The 3s and 3p orbitals fill first.", "en"],
    ["SO2 is drawn with one π bond or with two.", "en"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
