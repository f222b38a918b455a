import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] significant figures are counted", () => {
  test.each<[string, Locale, string]>([
    ["0.0307 has three significant figures.", "en", "supported 0.0307 has three significant figures"],
    ["8.40 tiene tres cifras significativas.", "es", "supported 8.40"],
    ["2.050 × 10⁻³ has 4 significant figures.", "en", "supported 2.050"],
    ["0,60 a deux chiffres significatifs.", "fr", "supported 0,60"],
    ["0.0307 has four significant figures.", "en", "wrong 0.0307"],
    ["12.60 有三位有效数字。", "zh", "wrong 12.60"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    ["1500 has two significant figures.", "en"],
    ["Multiply 2.5 by 3.42: the result has two significant figures.", "en"],
    ["The 0.0307, like the others, has fewer than five significant figures.", "en"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
