import type { Locale } from "../../../i18n/locales.ts";

/** Organic molecules, asked about in any order of words; the answers as the card shows them in English. */
export const ORGANIC_TOLD: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["What functional group is present in CH3CH2CH2COOH?", "carboxylic acid"],
    ["Which functional group does propan-2-one contain?", "ketone"],
    ["Identify the functional group in CH3CONHCH3.", "amide"],
    ["Classify the alcohol CH3CH(OH)CH3 as primary, secondary, or tertiary.", "secondary"],
    ["Is 2-bromo-2-methylpropane a primary, secondary or tertiary alkyl halide?", "tertiary"],
    ["What is the index of hydrogen deficiency of C8H10O?", "4"],
    [
      "How many constitutional isomers exist for the molecular formula C6H14?",
      "hexane, 2-methylpentane, 3-methylpentane, 2,2-dimethylbutane, and 2,3-dimethylbutane",
    ],
    ["Name the functional group of CH3CH2CHO", "aldehyde"],
    ["How many different alkanes have the formula C5H12?", "pentane, 2-methylbutane, and 2,2-dimethylpropane"],
  ],
  es: [],
  fr: [],
  am: [],
  zh: [],
  hi: [],
};

/** The same in words that ask something else, or of what has no one answer. */
export const ORGANIC_TOLD_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["What functional groups are in HOCH2CH2CHO?", "en"],
  ["What functional group is not present in CH3CHO?", "en"],
  ["Is CH3OH a primary, secondary or tertiary alcohol?", "en"],
  ["How many stereoisomers are possible for C6H14?", "en"],
];
