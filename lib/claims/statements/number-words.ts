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

/** What may stand between a number and what it counts. */
const BETWEEN =
  /(?:[\s*_~]|对|个|bonding|free|remaining|valence|outer|other|more|such|ቫሌንስ|संयोजी|pares? de|paires? de|électrons de|electrones de){0,3}$/iu;

const patterns = new Map<Locale, readonly (readonly [RegExp, number])[]>();

function patternsOf(locale: Locale): readonly (readonly [RegExp, number])[] {
  const known = patterns.get(locale);
  if (known !== undefined) return known;
  const border = locale === "zh" ? "" : "(?<![\\p{L}\\p{M}])";
  const made = WORDS[locale].map((words, value) => [new RegExp(`${border}(?:${words})$`, "iu"), value] as const);
  patterns.set(locale, made);
  return made;
}

/** The number at the end of a text, in digits or words; null where none is. */
export function readCountBefore(
  text: string,
  locale: Locale,
): { readonly value: number; readonly length: number } | null {
  const bare = text.replace(BETWEEN, "");
  const digits = /(?<![\d.,])\d{1,3}$/.exec(bare)?.[0];
  if (digits !== undefined) return { value: Number(digits), length: text.length - bare.length + digits.length };
  for (const [pattern, value] of patternsOf(locale)) {
    const word = pattern.exec(bare)?.[0];
    if (word !== undefined) return { value, length: text.length - bare.length + word.length };
  }
  return null;
}
