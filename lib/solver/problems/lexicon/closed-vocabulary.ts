import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { getLexicon } from "../../lexicon/lexicons.ts";
import { buildVocabulary } from "../../lexicon/vocabulary.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { ProblemPhrases } from "./problem-phrases.ts";

/**
 * The vocabulary of one subject, in English, which problems of every language are read in: its own words and the names of
 * substances that the language has anyway, and no word that is only similar to one. Built when it is first asked for.
 */
export function closedVocabulary(phrases: ProblemPhrases): () => Vocabulary {
  let built: Vocabulary | null = null;
  return () => {
    built ??= {
      ...buildVocabulary({ ...getLexicon(DEFAULT_LOCALE), concepts: phrases, roundings: {} }, DEFAULT_LOCALE),
      nearby: new Map<string, readonly string[]>(),
    };
    return built;
  };
}
