import type { Locale } from "../../i18n/locales.ts";

/** From nothing to eight, as languages count things; several words of one number part themselves by a stroke. */
const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["no|zero", "a|an|one|single", "two", "three", "four", "five", "six", "seven", "eight"],
  es: ["ningún|ninguna|cero|sin", "un|una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"],
  fr: ["aucun|aucune|zéro|sans|pas de", "un|une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"],
  zh: ["零|没有|无", "一", "两|二", "三", "四", "五", "六", "七", "八"],
  hi: ["शून्य|कोई नहीं", "एक", "दो", "तीन", "चार", "पाँच|पांच", "छह|छः", "सात", "आठ"],
  am: ["ዜሮ", "አንድ", "ሁለት", "ሦስት|ሶስት", "አራት", "አምስት", "ስድስት", "ሰባት", "ስምንት"],
};

/** From first to eighth, as groups and periods are counted. */
const ORDINALS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"],
  es: ["primer", "segundo", "tercer", "cuarto", "quinto", "sexto", "séptimo", "octavo"],
  fr: ["première?", "deuxième|second", "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième"],
  zh: ["第一", "第二", "第三", "第四", "第五", "第六", "第七", "第八"],
  hi: ["पहले|प्रथम", "दूसरे|द्वितीय", "तीसरे|तृतीय", "चौथे|चतुर्थ", "पाँचवें", "छठे", "सातवें", "आठवें"],
  am: ["አንደኛ", "ሁለተኛ", "ሦስተኛ|ሶስተኛ", "አራተኛ", "አምስተኛ", "ስድስተኛ", "ሰባተኛ", "ስምንተኛ"],
};

/** What may stand between a number and what it counts. */
const BETWEEN =
  /(?:[\s*_~]|对|个|bonding|free|remaining|valence|outer|other|more|such|ቫሌንስ|संयोजी|pares? de|paires? de|électrons de|electrones de){0,3}$/iu;

type Patterns = readonly (readonly [RegExp, number])[];

const patterns = new Map<readonly string[], Patterns>();

/** Each word at the end of a text, with the number of its place from `first` on. */
function patternsOf(words: readonly string[], locale: Locale, first: number): Patterns {
  const known = patterns.get(words);
  if (known !== undefined) return known;
  const border = locale === "zh" ? "" : "(?<![\\p{L}\\p{M}])";
  const made = words.map((word, at) => [new RegExp(`${border}(?:${word})$`, "iu"), at + first] as const);
  patterns.set(words, made);
  return made;
}

type Count = { readonly value: number; readonly length: number };

/** The ordinal at the end of a text: "in the third" before "period". */
export function readOrdinalBefore(text: string, locale: Locale): Count | null {
  const bare = text.trimEnd();
  for (const [pattern, value] of patternsOf(ORDINALS[locale], locale, 1)) {
    const word = pattern.exec(bare)?.[0];
    if (word !== undefined) return { value, length: text.length - bare.length + word.length };
  }
  return null;
}

/** The number at the end of a text, in digits or words; null where none is. */
export function readCountBefore(text: string, locale: Locale): Count | null {
  const bare = text.replace(BETWEEN, "");
  const digits = /(?<![\d.,])\d{1,3}$/.exec(bare)?.[0];
  if (digits !== undefined) return { value: Number(digits), length: text.length - bare.length + digits.length };
  for (const [pattern, value] of patternsOf(WORDS[locale], locale, 0)) {
    const word = pattern.exec(bare)?.[0];
    if (word !== undefined) return { value, length: text.length - bare.length + word.length };
  }
  return null;
}
