import type { Locale } from "../../../i18n/locales.ts";
import type { Statement } from "../statement.ts";
import { readProblemTokens } from "../tokens.ts";
import { readIsotopes } from "./isotopes.ts";
import { spellIsotopes } from "./nuclides.ts";
import { listAtomVocabularies } from "./vocabulary.ts";

/** A text about atoms → what it states and asks; null when it is about something else, or a word of it is not known. */
export function readAtoms(text: string, locale: Locale): Statement | null {
  for (const vocabulary of listAtomVocabularies(locale)) {
    const tokens = readProblemTokens(spellIsotopes(text, vocabulary), vocabulary, vocabulary.locale);
    const statement = tokens === null ? null : readIsotopes(tokens);
    if (statement !== null) return statement;
  }
  return null;
}
