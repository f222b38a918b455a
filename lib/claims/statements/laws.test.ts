import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] laws in letters are right however they are turned", () => {
  test.each<[string, Locale, string]>([
    ["t½ = ln 2 / k", "en", "supported t½ = ln 2 / k"],
    ["$t_{1/2} = \\frac{1}{k[A]_0}$", "fr", "supported t_{1/2}"],
    ["Absorbance: A = εlc, so ε = A/(lc).", "en", "supported ε = A/(lc)"],
    ["$[A] = [A]_0 e^{-kt}$", "es", "supported [A] = [A]_0"],
    ["$E = E^\\circ - \\frac{0.0592}{n}\\log Q$", "en", "supported E = E^\\circ"],
    ["ln(k₂/k₁) = (Ea/R)(1/T₁ − 1/T₂)", "hi", "supported ln(k₂/k₁)"],
    ["T₂ = P₂V₂T₁/(P₁V₁)", "zh", "supported T₂ = P₂V₂T₁/(P₁V₁)"],
    ["N = N₀ · 2^(−t/t½)", "en", "supported N = N₀"],
    ["n = PV/RT", "am", "supported n = PV/RT"],
    ["V = nP/RT", "en", "wrong V = nP/RT"],
    ["P₂ = P₁V₂/V₁", "en", "wrong P₂ = P₁V₂/V₁"],
    ["ΔT = qm/c", "es", "wrong ΔT = qm/c"],
    ["ΔG = TΔS − ΔH", "en", "wrong ΔG = TΔS − ΔH"],
    ["c = Aεb", "fr", "wrong c = Aεb"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    ["n = 5 and m = 3 kg", "en"],
    ["K = [A]/[B]", "en"],
    ["Since V = IR, the current grows.", "en"],
    ["M = m/n is one thing, M = n/V another.", "en"],
    ["pH = 14 − pOH", "en"],
    ["P = F/A", "en"],
    ["k = 0.05 and t = 3", "es"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
