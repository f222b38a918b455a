import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] classes, conjugates, colours, spontaneity", () => {
  test.each<[string, Locale, string]>([
    ["Butanone is a ketone.", "en", "supported ketone"],
    ["El propanal es un aldehído.", "es", "supported aldehído"],
    ["Methanoic acid has a carboxyl group.", "en", "supported carboxyl group"],
    ["乙醇含有羟基。", "zh", "supported 羟基"],
    ["Propanone is an aldehyde.", "en", "wrong aldehyde"],
    ["The conjugate base of hydrofluoric acid is F⁻.", "en", "supported conjugate base of hydrofluoric acid is F⁻"],
    ["The conjugate base of the ammonium ion is ammonia.", "en", "supported conjugate base of the ammonium ion"],
    ["The conjugate base of H2CO3 is CO3²⁻.", "en", "wrong conjugate base of H2CO3 is CO3²⁻"],
    ["Permanganate is purple.", "en", "supported purple"],
    ["AgI is yellow.", "en", "supported yellow"],
    ["AgI is blue.", "en", "wrong blue"],
    ["A solution of nickel(II) sulfate is green.", "en", "supported green"],
    ["A solution of copper(II) nitrate is white.", "en", "wrong white"],
    ["Iodine is a green gas.", "en", "wrong green"],
    ["It turns into black copper(II) sulfide.", "en", "supported black"],
    ["The precipitate of barium sulfate is yellow.", "en", "wrong yellow"],
    ["El cloruro de plata es azul.", "es", "wrong azul"],
    ["Le chlorure d’argent est blanc.", "fr", "supported blanc"],
    ["氯化银是蓝色沉淀。", "zh", "wrong 蓝色"],
    [
      "With ΔH < 0 and ΔS < 0 a reaction is spontaneous only at low temperatures.",
      "en",
      "supported only at low temperatures",
    ],
    [
      "With ΔH < 0 and ΔS > 0 a reaction is spontaneous only at high temperatures.",
      "en",
      "wrong only at high temperatures",
    ],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    ["Ethanoic acid contains a hydroxyl group too.", "en"],
    ["Propanone is no aldehyde.", "en"],
    ["Ethanol is oxidized to an aldehyde.", "en"],
    ["The conjugate base of a strong acid is very weak.", "en"],
    ["Copper is red, its oxide black.", "en"],
    ["Copper turns green over time.", "en"],
    ["Potassium burns with a lilac flame.", "en"],
    ["Anhydrous copper(II) sulfate is white.", "en"],
    ["Freshly made iron(II) hydroxide is white.", "en"],
    ["Dilute permanganate is pink.", "en"],
    ["Copper(II) chloride is green.", "en"],
    ["With ΔH < 0 a reaction is often spontaneous at low temperatures.", "en"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
