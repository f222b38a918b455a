import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { getLexicon } from "../../lexicon/lexicons.ts";
import { buildVocabulary } from "../../lexicon/vocabulary.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { ProblemPhrases } from "../lexicon/problem-phrases.ts";
import { AMHARIC_ATOMS } from "../lexicon/am/atoms.ts";
import { CHINESE_ATOMS } from "../lexicon/zh/atoms.ts";
import { ENGLISH_ATOMS } from "../lexicon/en/atoms.ts";
import { FRENCH_ATOMS } from "../lexicon/fr/atoms.ts";
import { HINDI_ATOMS } from "../lexicon/hi/atoms.ts";
import { SPANISH_ATOMS } from "../lexicon/es/atoms.ts";

/**
 * Problems about single atoms have a vocabulary of their own: their words ("abundance", "level", "average") make other
 * problems ones that are not understood, and here every word must be known.
 */
const PHRASES: Readonly<Record<Locale, ProblemPhrases>> = {
  en: ENGLISH_ATOMS,
  es: SPANISH_ATOMS,
  fr: FRENCH_ATOMS,
  am: AMHARIC_ATOMS,
  zh: CHINESE_ATOMS,
  hi: HINDI_ATOMS,
};

const built = new Map<Locale, Vocabulary>();

function getVocabulary(locale: Locale): Vocabulary {
  const known = built.get(locale);
  if (known !== undefined) return known;
  const vocabulary = { ...buildVocabulary({ ...getLexicon(locale), concepts: PHRASES[locale], roundings: {} }, locale), nearby: new Map<string, readonly string[]>() };
  built.set(locale, vocabulary);
  return vocabulary;
}

/** The reader's language first, then English. */
export function listAtomVocabularies(locale: Locale): Vocabulary[] {
  return [...new Set<Locale>([locale, DEFAULT_LOCALE])].map(getVocabulary);
}
