import type { Locale } from "../../../i18n/locales.ts";

/** Organic molecules and what they react to, asked about in any order of words; the answers as the card shows them in English. */
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
    ["What is the major product when propene reacts with HBr?", "2-bromopropane"],
    ["Name the product formed when 2-methylpropene reacts with HCl.", "2-chloro-2-methylpropane"],
    ["What is the product of the addition of bromine to ethene?", "1,2-dibromoethane"],
    ["What organic product is obtained when 2-propanol is oxidized?", "propanone"],
    ["What is the name of the ester formed from ethanol and acetic acid?", "ethyl ethanoate"],
    ["What ester is produced by the reaction of methanol with butanoic acid?", "methyl butanoate"],
    ["What is the product of the hydrogenation of 1-butene with H2?", "butane"],
    ["What is the major product when 1-butene reacts with water?", "butan-2-ol"],
    ["Name the product of the reaction of CH3CH=CH2 with HBr", "2-bromopropane"],
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
  ["What is the minor product when propene reacts with HBr?", "en"],
  ["What is the major product when propene reacts with HBr in the presence of peroxides?", "en"],
  ["What is the product when 2-pentene reacts with HBr?", "en"],
  ["What is the major product when 3-methyl-1-butene reacts with HBr?", "en"],
  ["What is the product when 1-propanol is oxidized?", "en"],
  ["What is not formed when propene reacts with HBr?", "en"],
  ["What forms when benzene reacts with Br2?", "en"],
  ["What is the product when 2-methyl-2-propanol is oxidized?", "en"],
  ["What is the product when propane reacts with Br2?", "en"],
];
