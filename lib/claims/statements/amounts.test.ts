import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] amounts go with each other as an equation has them", () => {
  test.each<[string, Locale, string]>([
    ["4 Fe + 3 O2 → 2 Fe2O3\n\n4 mol of Fe react with 3 mol of O2.", "en", "supported O2"],
    [
      "N2 + 3 H2 → 2 NH3\n\nOne mole of nitrogen needs three moles of hydrogen.",
      "en",
      "supported One mole of nitrogen needs three moles of hydrogen",
    ],
    ["Mg + 2 HCl → MgCl2 + H2\n\nThe mole ratio of Mg to HCl is 1 : 2.", "en", "supported 1 : 2"],
    [
      "2 SO2(g) + O2(g) <=> 2 SO3(g)\n\nThere are three moles of gas on the left and two on the right.",
      "en",
      "supported two on the right",
    ],
    ["N2O4(g) <=> 2 NO2(g)\n\nHay 1 mol de gas a la izquierda y 2 a la derecha.", "es", "supported 2 a la derecha"],
    [
      "N2 + 3 H2 → 2 NH3\n\nOne mole of nitrogen needs two moles of hydrogen.",
      "en",
      "wrong One mole of nitrogen needs two moles of hydrogen",
    ],
    [
      "2 SO2(g) + O2(g) <=> 2 SO3(g)\n\nThere are two moles of gas on the left.",
      "en",
      "wrong two moles of gas on the left",
    ],
    [
      "2 Na + Cl2 → 2 NaCl\n\nn(Na) = 4.60 g / 22.99 g/mol = 0.200 mol\n\nn(Cl2) = 14.2 g / 70.90 g/mol = 0.200 mol\n\nSodium is the limiting reactant.",
      "en",
      "supported limiting reactant",
    ],
    [
      "2 Na + Cl2 → 2 NaCl\n\nn(Na) = 4.60 g / 22.99 g/mol = 0.200 mol\n\nn(Cl2) = 14.2 g / 70.90 g/mol = 0.200 mol\n\nSodium is in excess.",
      "en",
      "wrong in excess",
    ],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    ["N2 + 3 H2 → 2 NH3\n\nMix 2 mol of N2 with 2 mol of H2.", "en"],
    ["N2 + 3 H2 → 2 NH3\n\nStarting with 1 mol of N2 and 1 mol of H2, some nitrogen is left over.", "en"],
    ["4 Fe + 3 O2 → 2 Fe2O3\n\nIn Fe2O3 the ratio is 2 : 3.", "en"],
    ["2 Al + 6 HCl → 2 AlCl3 + 3 H2\n\nSalen 3 mol de H2, así que se forman 0,45 mol de hidrógeno.", "es"],
    ["N2 + 3 H2 → 2 NH3\n\nDivide by the coefficients:\n\n- N2: 3 mol / 1 = 3\n- H2: 6 mol / 3 = 2", "en"],
    ["Mg + 2 HCl → MgCl2 + H2\n\nMagnesium is the limiting reactant.", "en"],
    ["At 12:30 mix N2 with H2.", "en"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
