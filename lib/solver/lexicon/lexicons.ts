import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import { amharic } from "./am.ts";
import { chinese } from "./zh.ts";
import { english } from "./en.ts";
import { french } from "./fr.ts";
import { hindi } from "./hi.ts";
import type { Lexicon } from "./lexicon.ts";
import { spanish } from "./es.ts";
import { buildVocabulary } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

const LEXICONS = {
  en: english,
  es: spanish,
  fr: french,
  am: amharic,
  zh: chinese,
  hi: hindi,
} as const satisfies Record<Locale, Lexicon>;

export function getLexicon(locale: Locale): Lexicon {
  return LEXICONS[locale];
}

const built = new Map<Locale, Vocabulary>();

function getVocabulary(locale: Locale): Vocabulary {
  const known = built.get(locale);
  if (known !== undefined) return known;
  const vocabulary = buildVocabulary(LEXICONS[locale], locale);
  built.set(locale, vocabulary);
  return vocabulary;
}

/** The vocabularies to read a text with, in order: the reader's language, then English, which everyone may write. */
export function listVocabularies(locale: Locale): Vocabulary[] {
  return [...new Set([locale, DEFAULT_LOCALE])].map(getVocabulary);
}
