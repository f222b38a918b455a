import type { Locale } from "../../../i18n/locales.ts";
import type { GroupId, SuffixId } from "./systematic-name.ts";

type Chained = SuffixId | "ane" | "ene" | "yne";

/** How a language builds systematic names: data and one rule for putting stem and ending together. */
export type OrganicWords = {
  /** From one carbon on. */
  readonly stems: readonly string[];
  /** Endings that follow the stem directly: "but" + "anol". */
  readonly endings: Readonly<Record<Chained, string>>;
  /** Endings that stand behind a number: "butan" + "-2-" + "ol". */
  readonly behind: Readonly<Record<Exclude<Chained, "ane">, string>>;
  /** What stands between the stem and the number of a suffix: "an". */
  readonly saturated: string;
  /** What stands before the whole name of an acid. */
  readonly acid: string;
  readonly groups: Readonly<Record<GroupId, string>>;
  /** From one on. */
  readonly multipliers: readonly string[];
  readonly attach: (stem: string, ending: string) => string;
  readonly ester: (acid: string, alkyl: string) => string;
};

const LATIN_MULTIPLIERS = ["", "di", "tri", "tetra", "penta", "hexa"];

const append = (stem: string, ending: string): string => stem + ending;

/** Each Ethiopic letter has its vowels in a row: the sixth form, without one, is how the stems end. */
const SIXTH = 5;

/** An ending begins with the number of the vowel that it gives to the stem's last letter: ሜት + 5ን → ሜቴን. */
function attachEthiopic(stem: string, ending: string): string {
  const vowel = Number(ending[0]);
  if (Number.isNaN(vowel)) return stem + ending;
  const last = stem.codePointAt(stem.length - 1) ?? 0;
  return stem.slice(0, -1) + String.fromCodePoint(last - SIXTH + vowel - 1) + ending.slice(1);
}

/** English, and the languages whose names follow its rules; the words as in each language's chains (`../../languages`). */
export const ORGANIC_WORDS = {
  en: {
    stems: ["meth", "eth", "prop", "but", "pent", "hex", "hept", "oct", "non", "dec"],
    endings: {
      ane: "ane",
      ene: "ene",
      yne: "yne",
      ol: "anol",
      al: "anal",
      one: "anone",
      oic: "anoic acid",
      oate: "anoate",
      amine: "anamine",
    },
    behind: { ene: "ene", yne: "yne", ol: "ol", al: "al", one: "one", oic: "oic acid", oate: "oate", amine: "amine" },
    saturated: "an",
    acid: "",
    groups: {
      methyl: "methyl",
      ethyl: "ethyl",
      propyl: "propyl",
      fluoro: "fluoro",
      chloro: "chloro",
      bromo: "bromo",
      iodo: "iodo",
    },
    multipliers: LATIN_MULTIPLIERS,
    attach: append,
    ester: (acid, alkyl) => `${alkyl} ${acid}`,
  },
  es: {
    stems: ["met", "et", "prop", "but", "pent", "hex", "hept", "oct", "non", "dec"],
    endings: {
      ane: "ano",
      ene: "eno",
      yne: "ino",
      ol: "anol",
      al: "anal",
      one: "anona",
      oic: "anoico",
      oate: "anoato",
      amine: "anamina",
    },
    behind: { ene: "eno", yne: "ino", ol: "ol", al: "al", one: "ona", oic: "oico", oate: "oato", amine: "amina" },
    saturated: "an",
    acid: "ácido ",
    groups: {
      methyl: "metil",
      ethyl: "etil",
      propyl: "propil",
      fluoro: "fluoro",
      chloro: "cloro",
      bromo: "bromo",
      iodo: "yodo",
    },
    multipliers: LATIN_MULTIPLIERS,
    attach: append,
    ester: (acid, alkyl) => `${acid} de ${alkyl}o`,
  },
  fr: {
    stems: ["méth", "éth", "prop", "but", "pent", "hex", "hept", "oct", "non", "déc"],
    endings: {
      ane: "ane",
      ene: "ène",
      yne: "yne",
      ol: "anol",
      al: "anal",
      one: "anone",
      oic: "anoïque",
      oate: "anoate",
      amine: "anamine",
    },
    behind: { ene: "ène", yne: "yne", ol: "ol", al: "al", one: "one", oic: "oïque", oate: "oate", amine: "amine" },
    saturated: "an",
    acid: "acide ",
    groups: {
      methyl: "méthyl",
      ethyl: "éthyl",
      propyl: "propyl",
      fluoro: "fluoro",
      chloro: "chloro",
      bromo: "bromo",
      iodo: "iodo",
    },
    multipliers: ["", "di", "tri", "tétra", "penta", "hexa"],
    attach: append,
    ester: (acid, alkyl) => `${acid} ${alkyl.startsWith("é") ? "d’" : "de "}${alkyl}e`,
  },
  am: {
    stems: ["ሜት", "ኤት", "ፕሮፕ", "ቡት", "ፔንት", "ሄክስ", "ሄፕት", "ኦክት", "ኖን", "ዴክ"],
    endings: {
      ane: "5ን",
      ene: "3ን",
      yne: "4ይን",
      ol: "4ኖል",
      al: "4ናል",
      one: "4ኖን",
      oic: "4ኖይክ አሲድ",
      oate: "4ኖኤት",
      amine: "4ናሚን",
    },
    behind: { ene: "ኢን", yne: "አይን", ol: "ኦል", al: "አል", one: "ኦን", oic: "ኦይክ አሲድ", oate: "ኦኤት", amine: "አሚን" },
    saturated: "4ን",
    acid: "",
    groups: { methyl: "ሜቲል", ethyl: "ኤቲል", propyl: "ፕሮፒል", fluoro: "ፍሎሮ", chloro: "ክሎሮ", bromo: "ብሮሞ", iodo: "አዮዶ" },
    multipliers: ["", "ዳይ", "ትራይ", "ቴትራ", "ፔንታ", "ሄክሳ"],
    attach: attachEthiopic,
    ester: (acid, alkyl) => `${alkyl} ${acid}`,
  },
  hi: {
    stems: ["मेथ", "एथ", "प्रोप", "ब्यूट", "पेंट", "हेक्स", "हेप्ट", "ऑक्ट", "नोन", "डेक"],
    endings: {
      ane: "ेन",
      ene: "ीन",
      yne: "ाइन",
      ol: "ेनॉल",
      al: "ेनैल",
      one: "ेनोन",
      oic: "ेनोइक अम्ल",
      oate: "ेनोएट",
      amine: "ेनऐमीन",
    },
    behind: { ene: "ईन", yne: "आइन", ol: "ऑल", al: "ऐल", one: "ओन", oic: "ओइक अम्ल", oate: "ओएट", amine: "ऐमीन" },
    saturated: "ेन",
    acid: "",
    groups: {
      methyl: "मेथिल",
      ethyl: "एथिल",
      propyl: "प्रोपिल",
      fluoro: "फ्लुओरो",
      chloro: "क्लोरो",
      bromo: "ब्रोमो",
      iodo: "आयोडो",
    },
    multipliers: ["", "डाइ", "ट्राइ", "टेट्रा", "पेंटा", "हेक्सा"],
    attach: append,
    ester: (acid, alkyl) => `${alkyl} ${acid}`,
  },
} as const satisfies Record<Exclude<Locale, "zh">, OrganicWords>;

/** Chinese puts every place before its word, and branches by their size (CCS 1980, as in school books): 2-甲基-1-丁烯. */
export const CHINESE_WORDS = {
  stems: ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"],
  endings: { ane: "烷", ene: "烯", yne: "炔", ol: "醇", al: "醛", one: "酮", oic: "酸", oate: "酸", amine: "胺" },
  groups: { methyl: "甲基", ethyl: "乙基", propyl: "丙基", fluoro: "氟", chloro: "氯", bromo: "溴", iodo: "碘" },
  multipliers: ["", "二", "三", "四", "五", "六"],
} as const satisfies Pick<OrganicWords, "stems" | "endings" | "groups" | "multipliers">;
