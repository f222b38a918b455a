import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] ions by their size and their electrons", () => {
  test.each<[string, Locale, string]>([
    ["K⁺ is smaller than K.", "en", "supported is smaller than"],
    ["Br⁻ is larger than Cl⁻.", "en", "supported is larger than"],
    ["O²⁻ is larger than F⁻.", "en", "supported is larger than"],
    ["S²⁻ and Ca²⁺ are isoelectronic with argon.", "en", "supported S²⁻"],
    ["Mg²⁺ is larger than Na⁺.", "en", "wrong is larger than"],
    ["I⁻ 的半径比 Br⁻ 小。", "zh", "wrong 的半径比 Br⁻ 小"],
    ["Al³⁺ and Cl⁻ are isoelectronic.", "en", "wrong Al³⁺ and Cl⁻ are isoelectronic"],
    ["MgCl₂ gives 3 ions.", "en", "supported 3 ions"],
    ["Sodium sulfate splits up, so i = 3.", "en", "supported i = 3"],
    ["MgCl₂ gives 2 ions.", "en", "wrong 2 ions"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    ["K⁺ is larger than Mg²⁺.", "en"],
    ["The charge of Al³⁺ is larger than that of Na⁺.", "en"],
    ["Al³⁺ and Cl⁻ are not isoelectronic.", "en"],
    ["The mass of Cl is larger than that of Na.", "en"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
