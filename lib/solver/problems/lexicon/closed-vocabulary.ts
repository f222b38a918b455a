import type { Locale } from "../../../i18n/locales.ts";
import { getLexicon } from "../../lexicon/lexicons.ts";
import { buildVocabulary } from "../../lexicon/vocabulary.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { ProblemPhrases } from "./problem-phrases.ts";

/**
 * Vocabularies of one subject: its own words and the names of substances that the language has anyway, and no word that is
 * only similar to one. Each is built when it is first asked for.
 */
export function closedVocabularies(
  phrases: Readonly<Partial<Record<Locale, ProblemPhrases>>>,
): (locale: Locale) => Vocabulary {
  const built = new Map<Locale, Vocabulary>();
  return (locale) => {
    const vocabulary = built.get(locale) ?? {
      ...buildVocabulary({ ...getLexicon(locale), concepts: phrases[locale] ?? {}, roundings: {} }, locale),
      nearby: new Map<string, readonly string[]>(),
    };
    built.set(locale, vocabulary);
    return vocabulary;
  };
}
