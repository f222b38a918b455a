import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import { english } from "./en.ts";
import type { Lexicon } from "./lexicon.ts";
import { buildVocabulary } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

const LEXICONS: Readonly<Partial<Record<Locale, Lexicon>>> = { en: english };

const built = new Map<Locale, Vocabulary>();

function getVocabulary(locale: Locale, lexicon: Lexicon): Vocabulary {
  const known = built.get(locale);
  if (known !== undefined) return known;
  const vocabulary = buildVocabulary(lexicon);
  built.set(locale, vocabulary);
  return vocabulary;
}

/** The vocabularies to read a text with, in order: the reader's language, then English, which everyone may write. */
export function listVocabularies(locale: Locale): Vocabulary[] {
  return [...new Set([locale, DEFAULT_LOCALE])].flatMap((candidate) => {
    const lexicon = LEXICONS[candidate];
    return lexicon === undefined ? [] : [getVocabulary(candidate, lexicon)];
  });
}
