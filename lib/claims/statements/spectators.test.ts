import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

const SALTS = "AgNO3(aq) + KBr(aq) → AgBr(s) + KNO3(aq)\n\n";
const NEUTRAL = "HNO3 + LiOH → LiNO3 + H2O\n\n";

describe("[TRUST-02] what is said of ions, substances and gases by what was written", () => {
  test.each<[string, string, Locale]>([
    [`${SALTS}The spectator ions are K⁺ and NO₃⁻.`, "supported spectator", "en"],
    [`${SALTS}The spectator ions are K⁺ and Ag⁺.`, "wrong spectator", "en"],
    [`${NEUTRAL}Los iones espectadores son Li⁺ y NO₃⁻.`, "supported iones espectadores", "es"],
    [`${SALTS}A white precipitate of BaSO4 is no part of it; the AgI precipitate is yellow.`, "supported yellow", "en"],
    [`${SALTS}The AgI precipitate is blue.`, "wrong blue", "en"],
    ["Ne atoms move faster than Ar atoms.", "supported faster", "en"],
    ["CO2 effuses faster than H2.", "wrong faster", "en"],
    ["NH3, H2O and CO2 are polar.", "wrong polar", "en"],
    ["CO2, CH4 and BF3 are nonpolar.", "supported nonpolar", "en"],
    ["Cr has 6 unpaired electrons.", "supported 6 unpaired electrons", "en"],
    ["HCN is a weak acid.\n\nIts conjugate base is CN⁻.", "supported conjugate base is CN⁻", "en"],
    ["L'acide acétique est un acide faible.", "supported un acide faible", "fr"],
    [`${SALTS}It is not a redox reaction.`, "supported redox reaction", "en"],
  ])("%s (%s)", (text, expected, locale) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    ["K2SO4 + BaCl2 → BaSO4 + 2 KCl\n\nThe spectator ions are missing.", "en"],
    ["Boron has six valence electrons in BF3.", "en"],
    ["³⁵Cl has neutrons = 35 − 17 = 18.", "en"],
    ["2 Mg + O2 → 2 MgO\n\nO2 is the limiting reactant and Mg is in excess.", "en"],
    ["N2 reacts faster than O2.", "en"],
  ])("nothing is held for wrong: %s", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
