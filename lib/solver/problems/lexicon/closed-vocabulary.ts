import { getLexicon } from "../../lexicon/lexicons.ts";
import { buildVocabulary } from "../../lexicon/vocabulary.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { ProblemPhrases } from "./problem-phrases.ts";
import type { ProblemLocale } from "./vocabularies.ts";

/**
 * Vocabularies of one subject: its own words and the names of substances that the language has anyway, and no word that is
 * only similar to one. Each is built when it is first asked for.
 */
export function closedVocabularies(
  phrases: Readonly<Record<ProblemLocale, ProblemPhrases>>,
): (locale: ProblemLocale) => Vocabulary {
  const built = new Map<ProblemLocale, Vocabulary>();
  return (locale) => {
    const vocabulary = built.get(locale) ?? {
      ...buildVocabulary({ ...getLexicon(locale), concepts: phrases[locale], roundings: {} }, locale),
      nearby: new Map<string, readonly string[]>(),
    };
    built.set(locale, vocabulary);
    return vocabulary;
  };
}
