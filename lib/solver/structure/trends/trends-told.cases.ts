import type { Locale } from "../../../i18n/locales.ts";

/** Trends, asked about in any order of words; the answers as the card shows them in English. */
export const TRENDS_TOLD: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["Among F, Cl, Br and I, which halogen has the largest atomic radius?", "I"],
    ["Which of the alkali metals Li, Na and K has the lowest first ionization energy?", "K"],
    ["Put N, O and F in order of decreasing atomic radius.", "N, O, F"],
  ],
  es: [],
  fr: [],
  am: [],
  zh: [],
  hi: [],
};

/** The same in words that ask something else, or of what has no one answer. */
export const TRENDS_TOLD_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["Which of the elements N, O and F does not have the largest atomic radius?", "en"],
  ["Which of Na, Mg and Al has the largest second ionization energy?", "en"],
];
