import type { Locale } from "../../../i18n/locales.ts";

/** Elements by their places, asked about in any order of words; the answers as the card shows them in English. */
export const PLACES_TOLD: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["Which element is in the same group as carbon and the same period as potassium?", "Ge"],
    ["What element belongs to the same period as Cl but the same group as Ca?", "Mg"],
    ["What is the symbol of the element in group 5A and period 4?", "As"],
    ["Name the halogen in the 4th period.", "Br"],
    ["Which of these is a metalloid: Fe, Ge, S?", "Ge"],
    ["Which period does phosphorus belong to?", "3"],
    ["State the group number of strontium.", "2"],
    ["Which group is bromine in?", "17"],
  ],
  es: [],
  fr: [],
  am: [],
  zh: [],
  hi: [],
};

/** The same in words that ask something else, or of what has no one answer. */
export const PLACES_TOLD_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["Which elements are in period 2?", "en"],
  ["What is the noble gas that is not in period 3?", "en"],
  ["Which of these is not a metal: Fe, Ge, Ca?", "en"],
  ["Which of these is a metal: Fe, Ge, Ca?", "en"],
  ["Which element is in the same period as Na and has the largest radius?", "en"],
  ["Which element is not in the same period as Na and the same group as F?", "en"],
  ["Which elements are in group 16 and period 4 or 5?", "en"],
  ["Give an element in the group of potassium.", "en"],
  ["Which element is in the period of lithium?", "en"],
  ["Which group is hydrogen in?", "en"],
  ["Which group does SO2 belong to?", "en"],
];
