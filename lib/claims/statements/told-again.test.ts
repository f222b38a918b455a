import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] what was told is told again in words", () => {
  test.each<[string, Locale, string]>([
    ["ΔH = −283.0 kJ\n\nBurning a mole of CO releases 283.0 kJ.", "en", "supported 283.0 kJ"],
    ["ΔH = −283.0 kJ\n\nSe desprenden 283,0 kJ.", "es", "supported 283,0 kJ"],
    ["ΔH = −283.0 kJ\n\n反应放出 283.0 kJ 的热量。", "zh", "supported 283.0 kJ"],
    ["ΔH = −283.0 kJ\n\nThe reaction absorbs 283.0 kJ.", "en", "wrong 283.0 kJ"],
    ["The metal cools from 95.0 °C to 22.5 °C, a drop of 72.5 °C.", "en", "supported 72.5 °C"],
    ["Il passe de 20,0 °C à 35,5 °C, une hausse de 15,5 °C.", "fr", "supported 15,5 °C"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expected);
  });

  test.each<[string, Locale]>([
    ["ΔH = −283.0 kJ\n\nBurning a mole of CO releases 238.0 kJ.", "en"],
    ["The metal cools from 95.0 °C to 22.5 °C, a drop of 73.5 °C.", "en"],
  ])("another value is not confirmed: %s (%s)", (text, locale) => {
    expect(judgements(text, locale)).not.toContainEqual(expect.stringMatching(/^supported (?:238|73)/u));
  });
});
