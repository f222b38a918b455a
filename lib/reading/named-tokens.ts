import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Vocabulary } from "../solver/lexicon/vocabulary.ts";
import { isProblemLocale, listProblemVocabularies } from "../solver/problems/lexicon/vocabularies.ts";
import type { ProblemLocale } from "../solver/problems/lexicon/vocabularies.ts";
import { readProblemTokens } from "../solver/problems/tokens.ts";
import type { ProblemToken } from "../solver/problems/tokens.ts";
import { asProblemsAreRead } from "./glosses/in-english.ts";
import { wordsInEnglish } from "./glosses/to-english.ts";

/** A text in one of the languages that it may be in. */
export type Wording = { readonly text: string; readonly vocabulary: Vocabulary; readonly locale: ProblemLocale };

/** As it stands, with the words of each such language, and first in the English words that its own mean where it has none here. */
export function listWordings(text: string, locale: Locale): Wording[] {
  const inItsWords = listProblemVocabularies(locale).map((each) => ({ ...each, text }));
  if (isProblemLocale(locale)) return inItsWords;
  const inEnglish = new Set([asProblemsAreRead(text, locale), wordsInEnglish(text, locale)]);
  inEnglish.delete(text);
  const wordings = [...inEnglish].flatMap((english) =>
    listProblemVocabularies(DEFAULT_LOCALE).map((each) => ({ ...each, text: english })),
  );
  return [...wordings, ...inItsWords];
}

/** What a text names, by each of its wordings. */
export function listNamedTokens(text: string, locale: Locale): ProblemToken[] {
  return listWordings(text, locale).flatMap((each) => readProblemTokens(each.text, each.vocabulary, each.locale) ?? []);
}
