import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import { closedVocabularies } from "../lexicon/closed-vocabulary.ts";
import { isProblemLocale } from "../lexicon/vocabularies.ts";
import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import type { ProblemPhrases } from "../lexicon/problem-phrases.ts";
import { ENGLISH_ATOMS } from "../lexicon/en/atoms.ts";

/**
 * Problems about single atoms have a vocabulary of their own: their words ("abundance", "level", "average") make other
 * problems ones that are not understood, and here every word must be known.
 */
const PHRASES: Readonly<Record<ProblemLocale, ProblemPhrases>> = {
  en: ENGLISH_ATOMS,
};

const getVocabulary = closedVocabularies(PHRASES);

/** In English, whatever the reader's language is. */
export function listAtomVocabularies(locale: Locale): Vocabulary[] {
  return [...new Set<Locale>([locale, DEFAULT_LOCALE])].filter(isProblemLocale).map(getVocabulary);
}
