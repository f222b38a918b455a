import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] what grows with what, and by how much", () => {
  test.each<[string, Locale, string]>([
    ["Halving the volume doubles the pressure.", "en", "supported Halving the volume doubles the pressure"],
    [
      "At constant pressure, if the kelvin temperature triples, the volume triples.",
      "en",
      "supported kelvin temperature triples",
    ],
    ["Absorbance is directly proportional to concentration.", "en", "supported directly proportional"],
    ["Si se duplica la presión, el volumen se reduce a la mitad.", "es", "supported se duplica la presión"],
    ["Doubling the pressure doubles the volume.", "en", "wrong Doubling the pressure doubles the volume"],
    ["L'absorbance est inversement proportionnelle à la concentration.", "fr", "wrong inversement"],
    ["After two half-lives a quarter remains.", "en", "supported quarter"],
    ["After five half-lives 3.1 % is left.", "en", "supported 3.1 %"],
    ["After two half-lives 75 % has decayed.", "en", "supported 75 %"],
    ["After three half-lives 25 % is left.", "en", "wrong 25 %"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    ["Doubling the pressure and halving the volume takes work.", "en"],
    ["Doubling the temperature in degrees does not double the volume.", "en"],
    ["After three half-lives the patient, whose 25 % were treated, went home.", "en"],
    ["The pressure doubles and the temperature triples.", "en"],
    ["If n and T stay constant while the volume is halved, what happens to the pressure?", "en"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
