import type { Locale } from "../../../i18n/locales.ts";

/** Which way entropy goes, asked in any order of words; the answers as the card shows them in English. */
export const ENTROPY_TOLD: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["Predict the sign of ΔS for N2(g) + 3 H2(g) -> 2 NH3(g).", "decreases"],
    ["Does entropy increase or decrease in the reaction 2 SO2(g) + O2(g) -> 2 SO3(g)?", "decreases"],
    ["What is the sign of the entropy change for CaCO3(s) -> CaO(s) + CO2(g)?", "increases"],
    ["Is ΔS positive or negative for H2O(l) -> H2O(g)?", "increases"],
    ["In which direction does the entropy change: NH4Cl(s) -> NH3(g) + HCl(g)?", "increases"],
    [
      "State and explain whether the entropy of the system increases or decreases: 2 H2O2(l) -> 2 H2O(l) + O2(g)",
      "increases",
    ],
  ],
  es: [],
  fr: [],
  am: [],
  zh: [],
  hi: [],
};

/** The same in words that ask something else, or of what has no one answer. */
export const ENTROPY_TOLD_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["Does the entropy of the surroundings increase in N2(g) + 3 H2(g) -> 2 NH3(g)?", "en"],
  ["What is the sign of ΔS for H2(g) + Cl2(g) -> 2 HCl(g)?", "en"],
  ["What is the sign of ΔS for H2 + Cl2 -> 2 HCl?", "en"],
  ["Is the entropy change of 2 H2(g) + O2(g) -> 2 H2O(l) not negative?", "en"],
  ["What is the sign of ΔS for the reverse of 2 H2(g) + O2(g) -> 2 H2O(l)?", "en"],
];
