import { DEFAULT_LOCALE, type Locale } from "../../i18n/locales.ts";
import { problemVocabulary } from "../../solver/problems/lexicon/problem-vocabulary.ts";
import { readProblemTokens } from "../../solver/problems/tokens.ts";
import type { ProblemToken } from "../../solver/problems/tokens.ts";
import { asProblemsAreRead } from "../glosses/in-english.ts";
import { wordsInEnglish } from "../glosses/to-english.ts";

/** A text in the words of problems, by each way that it may be worded in English, as it stands last; without those that cannot be read. */
export function listTokenised(text: string, locale: Locale): ProblemToken[][] {
  const wordings =
    locale === DEFAULT_LOCALE ? [text] : [asProblemsAreRead(text, locale), wordsInEnglish(text, locale), text];
  return [...new Set(wordings.toReversed())].toReversed().flatMap((wording) => {
    const tokens = readProblemTokens(wording, problemVocabulary(), DEFAULT_LOCALE);
    return tokens === null ? [] : [tokens];
  });
}
