import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] what is put in order by a property", () => {
  test.each<[string, Locale, string]>([
    ["**Atomic radius:** K > Ca > Ga", "en", "supported K > Ca > Ga"],
    ["**Atomic radius:** Ga > Ca > K", "en", "wrong Ga > Ca > K"],
    ["First ionization energy: B < Be < C", "en", "supported B < Be < C"],
    ["First ionization energy: Be < B < C", "en", "wrong Be < B < C"],
    ["Ionic sizes: S²⁻ > Cl⁻ > K⁺", "en", "supported S²⁻ > Cl⁻ > K⁺"],
    ["Ionic sizes: K⁺ > Cl⁻ > S²⁻, which are isoelectronic.", "en", "wrong K⁺ > Cl⁻ > S²⁻"],
    ["The boiling points follow H2O > NH3 > CH4.", "en", "supported H2O > NH3 > CH4"],
    ["Acid strength: HF > HBr", "en", "wrong HF > HBr"],
    ["Reactivity: Rb > K > Na", "en", "supported Rb > K > Na"],
    ["Électronégativité : O > S > P", "fr", "supported O > S > P"],
    ["El radio atómico sigue el orden Br > Cl > F.", "es", "supported Br > Cl > F"],
    ["金属性:钾 > 钠 > 锂", "zh", "supported 钾 > 钠 > 锂"],
    ["非金属性:S > Cl", "zh", "wrong S > Cl"],
    ["परमाणु त्रिज्या: Li > Be > B", "hi", "supported Li > Be > B"],
    ["የአቶም ራዲየስ፦ B > Be > Li", "am", "wrong B > Be > Li"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expected);
  });

  test.each<[string, Locale]>([
    ["Electron affinity: Cl > F", "en"],
    ["Melting point: Na > K", "en"],
    ["F > Cl > Br", "en"],
    ["The radius order is not F > Cl > Br.", "en"],
  ])("of what no property is told that the engine knows, nothing is said: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => /^(?:supported|wrong) .*>/.test(verdict))).toEqual([]);
  });
});

describe("[TRUST-02] shells, decays, indicators and cells of tables", () => {
  test.each<[string, Locale, string]>([
    ["K: 2, 8, 8, 1", "en", "supported K: 2, 8, 8, 1"],
    ["氯:2、8、7", "zh", "supported 氯:2、8、7"],
    ["氯:2、7、8", "zh", "wrong 氯:2、7、8"],
    ["Si has the configuration [Ne]3s²3p²", "en", "supported [Ne]3s²3p²"],
    ["Caesium-137 is a beta emitter.", "en", "supported Caesium-137 is a beta"],
    ["Ra-226 undergoes β⁻ decay.", "en", "wrong Ra-226 undergoes β⁻"],
    ["磷-32发生β衰变。", "zh", "supported 磷-32发生β"],
    ["Methyl red changes between 4.4 and 6.2.", "en", "supported Methyl red changes between 4.4 and 6.2"],
    ["Methyl red changes between 8.2 and 10.0.", "en", "wrong Methyl red changes between 8.2 and 10.0"],
    ["First ionization energies (kJ/mol): K 419, Ca 590", "en", "supported 419"],
    ["| | polar? |\n|---|---|\n| CO2 | no |\n| SO2 | yes |", "en", "supported no"],
    ["Chlorine-35 has:\n\n| particle | number |\n|---|---|\n| protons | 17 |", "en", "supported 17"],
    ["| isotope | decay |\n|---|---|\n| Sr-90 | β⁻ |", "en", "supported β⁻"],
    ["2Mg + CO₂ = 2MgO + C", "zh", "supported 2Mg + CO₂ = 2MgO + C"],
    ["$\\ce{AgNO3 + KCl -> AgCl v + KNO3}$", "en", "supported AgNO3 + KCl -> AgCl v + KNO3"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expected);
  });

  test.each<[string, Locale]>([
    ["| | polar? |\n|---|---|\n| CO2 | yes |\n| SO2 | no |", "en"],
    ["| isotope | decay |\n|---|---|\n| Sr-90 | α |", "en"],
  ])("a cell that says otherwise is not confirmed: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => /^supported (?:yes|no|α)/u.test(verdict))).toEqual([]);
  });
});

describe("[TRUST-02] what follows from what was told", () => {
  test.each<[string, Locale, string]>([
    ["For 0.30 M MgCl2 we get [Cl⁻] = 0.60 M.", "en", "supported [Cl⁻] = 0.60 M"],
    ["In 0.30 M KBr, $[\\ce{K+}] = [\\ce{Br-}] = 0.30$ M.", "en", "supported [\\ce{K+}] = [\\ce{Br-}] = 0.30$ M"],
    ["N2 + 3 H2 → 2 NH3\n\nn(N2) = 14.0 g / 28.02 g/mol = 0.500 mol\n\nn(NH3) = 1.00 mol", "en", "supported 1.00 mol"],
    ["It has 85.6 % C and 14.4 % H. So the empirical formula is CH2.", "en", "supported empirical formula is CH2"],
    ["It has 85.6 % C and 14.4 % H. So the empirical formula is CH3.", "en", "wrong empirical formula is CH3"],
    ["The molar mass of propane is 46.1 g/mol.", "en", "wrong propane is 46.1 g/mol"],
    ["1 atm is 110.325 kPa.", "en", "wrong 1 atm is 110.325 kPa"],
    ["1 cal is 4.184 J.", "en", "supported 1 cal is 4.184 J"],
    ["CH4 is lighter than air.", "en", "supported CH4 is lighter than air"],
    ["氯气的密度比空气小。", "zh", "wrong 氯气的密度比空气小"],
    ["The strongest forces in C3H8 are London dispersion forces.", "en", "supported London dispersion"],
    ["The strongest forces in HBr are hydrogen bonds.", "en", "wrong hydrogen bonds"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expected);
  });

  test.each<[string, Locale]>([
    ["For 0.30 M MgCl2 we get [Cl⁻] = 0.30 M.", "en"],
    ["Dissolve KBr. Then [K⁺] = 0.30 M.", "en"],
    ["Solid KBr conducts electricity because its ions cannot move.", "en"],
    [
      "C2H6O + 3 O2 → 2 CO2 + 3 H2O\n\nn(CO2) = 2 × 0.15 mol = 0.30 mol\n\nm(CO2) = 0.15 mol × 44.01 g/mol = 6.6 g",
      "en",
    ],
    ["N2 + 3 H2 → 2 NH3\n\nn(N2) = 14.0 g / 28.02 g/mol = 0.500 mol\n\nn(NH3) = 1.50 mol", "en"],
  ])("another amount is not confirmed: %s (%s)", (text, locale) => {
    const numbers = judgements(text, locale).filter((verdict) =>
      /^supported (?:\[|0\.30 M|1\.50|.*conducts|.*6\.6 g)/.test(verdict),
    );
    expect(numbers).toEqual([]);
  });
});
