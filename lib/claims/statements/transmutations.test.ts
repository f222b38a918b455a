import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] what nuclei become", () => {
  test.each<[string, Locale, string]>([
    ["Radium-226 decays to radon-222.", "en", "supported radon-222"],
    ["Strontium-90 emits a beta particle and becomes yttrium-90.", "en", "supported yttrium-90"],
    [
      "In alpha decay the mass number decreases by 4 and the atomic number decreases by 2.",
      "en",
      "supported decreases by 2",
    ],
    ["In beta decay a neutron becomes a proton.", "en", "supported neutron becomes a proton"],
    ["Carbon-14 has a half-life of about 5730 years.", "en", "supported 5730 years"],
    ["Element 88 is radium.", "en", "supported Element 88"],
    ["Radium-226 decays to polonium-222.", "en", "wrong polonium-222"],
    ["In alpha decay the mass number decreases by 2.", "en", "wrong decreases by 2"],
    ["Element 88 is radon.", "en", "wrong Element 88"],
    ["Cobalt-60 has a half-life of 52 years.", "en", "wrong 52 years"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    ["Uranium-238 finally becomes lead-206.", "en"],
    ["Alpha and beta decay: the mass number decreases by 4 in the one.", "en"],
    ["Nitrogen-14 becomes carbon-14 when a neutron hits it.", "en"],
    ["The half-life is 3 days.", "en"],
    ["Bismuth-212 decays to thallium-208 or to polonium-212.", "en"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
