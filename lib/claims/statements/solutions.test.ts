import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] masses of amounts, other units, and what solutions are like", () => {
  test.each<[string, Locale, string]>([
    ["0.50 mol of water weighs 9.0 g.", "en", "supported 0.50 mol of water weighs 9.0 g"],
    ["2.0 mol de CO2 pesan 88 g.", "es", "supported 2.0 mol de CO2 pesan 88 g"],
    ["E = 1500 J + 900 J = 2400 J\n\nIn kilojoules this is 2.4 kJ.", "en", "supported 2.4 kJ"],
    ["c(HCl) = 0.0010 M. HCl is a strong acid, so the pH is 3.00.", "en", "supported 3.00"],
    ["0.50 mol of O2 weighs 8.0 g.", "en", "wrong 0.50 mol of O2 weighs 8.0 g"],
    ["m = 2 kg × 1 = 2 kg\n\nIn grams that is 200 g.", "en", "wrong 200 g"],
    ["Sugar is put in water. The solution freezes at 1.5 °C.", "en", "wrong 1.5 °C"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    ["0.50 mol of O2 reacts with 8.0 g of sulfur.", "en"],
    ["m = 2 kg × 1 = 2 kg\n\nIn grams we would need 300 g more.", "en"],
    ["The solution in benzene freezes at 4.2 °C. Water would not.", "en"],
    ["Pure water freezes at 0 °C, a solution of it at −1.9 °C.", "en"],
    ["c(HF) = 0.0010 M. HF is weak, so the pH is more than 3.00.", "en"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
