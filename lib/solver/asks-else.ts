import type { Locale } from "../i18n/locales.ts";
import { listVocabularies } from "./lexicon/lexicons.ts";
import { normalise } from "./normalise.ts";
import { readPieces } from "./pieces.ts";
import { listProblemVocabularies } from "./problems/lexicon/vocabularies.ts";
import { isAsk } from "./problems/sentences.ts";
import { findKindOf } from "./problems/senses.ts";
import { readProblemTokens } from "./problems/tokens.ts";
import { isConcept, isSign, isUnknownWord, splitSentences } from "./token-kinds.ts";
import { readTokens } from "./tokens.ts";
import type { Token } from "./tokens.ts";

/** Names or asks for a quantity: "calculate the standard cell potential". */
function asksForQuantity(text: string, locale: Locale): boolean {
  return listProblemVocabularies(locale).some(({ vocabulary, locale: language }) =>
    readProblemTokens(text, vocabulary, language)?.some((token) => isAsk(token) || (token.kind === "concept" && findKindOf(token.concept) !== null)),
  );
}

/** "Find a, b and c: a Fe + b O2 -> c Fe2O3": letters stand for the coefficients. */
function hasLetters(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => token.kind === "unknown" && /^[a-z]$/.test(token.text) && tokens[at + 1]?.kind === "substance");
}

/**
 * Whether a text with an equation asks for something else than to balance it: balancing is an answer only where it is asked
 * for, or where nothing is. "Is this reaction spontaneous? 2 Na + Cl2 -> 2 NaCl" is answered with no equation.
 */
export function asksElseThanBalance(text: string, locale: Locale): boolean {
  const readings = listVocabularies(locale).map((vocabulary) => readTokens(readPieces(normalise(text), vocabulary), vocabulary));
  if (readings.some((tokens) => tokens.some((token) => isConcept(token, "balance", "coefficient")) || hasLetters(tokens))) return false;
  const hasOpenQuestion = readings.every((tokens) => splitSentences(tokens).some((sentence) => isSign(sentence.at(-1), "?") && sentence.some(isUnknownWord)));
  return hasOpenQuestion || asksForQuantity(text, locale);
}
