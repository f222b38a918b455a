import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { isProblemLocale, listProblemVocabularies } from "../solver/problems/lexicon/vocabularies.ts";
import { readProblemTokens } from "../solver/problems/tokens.ts";
import type { ProblemToken } from "../solver/problems/tokens.ts";
import { wordsInEnglish } from "./glosses/to-english.ts";

/** What a text names, by the words of each language that it may be in, and by the English words that its own mean where it has none here. */
export function listNamedTokens(text: string, locale: Locale): ProblemToken[] {
  const inItsWords = listProblemVocabularies(locale).map((each) => ({ ...each, text }));
  const inEnglish = isProblemLocale(locale) ? [] : listProblemVocabularies(DEFAULT_LOCALE);
  const english = inEnglish.map((each) => ({ ...each, text: wordsInEnglish(text, locale) }));
  return [...inItsWords, ...english].flatMap(
    (each) => readProblemTokens(each.text, each.vocabulary, each.locale) ?? [],
  );
}
