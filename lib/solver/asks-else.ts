import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { isReadInEnglish } from "../reading/glosses/in-english.ts";
import { wordsInEnglish } from "../reading/glosses/to-english.ts";
import { listTokenised } from "../reading/text/named-tokens.ts";
import { listVocabularies } from "./lexicon/lexicons.ts";
import { normalise } from "./normalise.ts";
import { readPieces } from "./pieces.ts";
import { isAsk } from "./problems/sentences.ts";
import { findKindOf } from "./problems/senses.ts";
import { hasObject, isConcept, isSign, isUnknownWord, splitSentences } from "./token-kinds.ts";
import { readTokens } from "./tokens.ts";
import type { Token } from "./tokens.ts";

/** Names or asks for a quantity: "calculate the standard cell potential". */
function asksForQuantity(text: string, locale: Locale): boolean {
  return listTokenised(text, locale)
    .flat()
    .some((token) => isAsk(token) || (token.kind === "concept" && findKindOf(token.concept) !== null));
}

/** "Find a, b and c: a Fe + b O2 -> c Fe2O3": letters stand for the coefficients. */
function hasLetters(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) => token.kind === "unknown" && /^[a-z]$/.test(token.text) && tokens[at + 1]?.kind === "substance",
  );
}

/** "E° for …", "ΔU: …", "n of …": a symbol right before an equation is what is asked of it. */
const SYMBOL_BEFORE =
  /(?:^|\s)(?:[Δ∆]\p{L}{0,4}[°ºo⊖]?|\p{L}{1,2}[°º⊖]|f\.?[eé]\.?m\.?|\p{L}(?=\s+(?:for|of|de|para|pour)\s))\s*(?:[:：]|for|of|de|para|pour|la|el)?\s*$/iu;

/** What stands before the first formula of an equation. */
const BEFORE_EQUATION = /^(.*?)(?=(?:\d+\s*)?[A-Z][A-Za-z0-9()[\]+\-^]*\s*(?:\([a-z]+\)\s*)?(?:\+|->|→|⟶|⇌|=)\s)/su;

function hasSymbolBefore(text: string): boolean {
  const before = BEFORE_EQUATION.exec(text.slice(0, LONGEST_LEAD))?.[1];
  return before !== undefined && SYMBOL_BEFORE.test(before);
}

/** Farther back no symbol belongs to the equation. */
const LONGEST_LEAD = 400;

type Sentences = readonly (readonly Token[])[];

/** "… Is it exothermic?": a question behind the equation that nobody here reads. */
function hasQuestionBehind(sentences: Sentences): boolean {
  const equation = sentences.findIndex((sentence) => sentence.some(hasObject));
  return (
    equation !== -1 &&
    sentences.slice(equation + 1).some((sentence) => isOpenQuestion(sentence) && !sentence.some(hasObject))
  );
}

function isOpenQuestion(sentence: readonly Token[]): boolean {
  return isSign(sentence.at(-1), "?") && sentence.some(isUnknownWord);
}

/** A question whose sign was left out. */
const ASKS_WHETHER = /^\W*(?:is|are)\b/i;

/** "Is 2 Na + Cl2 -> 2 NaCl exothermic?", "… a redox reaction?": which kind it is, said behind the equation. */
function asksForKind(sentence: readonly Token[], isAsked: boolean): boolean {
  const last = sentence.findLastIndex(hasObject);
  return (
    (isAsked || isSign(sentence.at(-1), "?")) &&
    last !== -1 &&
    sentence.slice(last).some((token) => isConcept(token, "reaction-kind"))
  );
}

function listReadings(text: string, locale: Locale): Token[][] {
  const plain = normalise(text);
  return listVocabularies(locale).map((vocabulary) => readTokens(readPieces(plain, vocabulary), vocabulary));
}

/** In the words that another language was written in: the order names the equation itself. */
const ORDERS_EQUATION = /\bwrite\b[^.?]*\bequation\b/;

/**
 * Whether a text with an equation asks for something else than to balance it: balancing is an answer only where it is asked
 * for, or where nothing is. "Is this reaction spontaneous? 2 Na + Cl2 -> 2 NaCl" is answered with no equation.
 * `said` is the text as its problems are read.
 */
export function asksElseThanBalance(text: string, locale: Locale, said: string): boolean {
  const readings = listReadings(text, locale);
  const isAsked = locale === DEFAULT_LOCALE && ASKS_WHETHER.test(text);
  if (readings.every((tokens) => hasQuestionBehind(splitSentences(tokens)))) return true;
  const inEnglish =
    locale === DEFAULT_LOCALE || isReadInEnglish(locale)
      ? []
      : listReadings(wordsInEnglish(text, locale), DEFAULT_LOCALE);
  if (
    [...readings, ...inEnglish].some(
      (tokens) => tokens.some((token) => isConcept(token, "balance", "coefficient")) || hasLetters(tokens),
    )
  )
    return false;
  if (readings.some((tokens) => splitSentences(tokens).some((sentence) => asksForKind(sentence, isAsked)))) return true;
  if (said !== text && ORDERS_EQUATION.test(said)) return false;
  const hasOpenQuestion = readings.every((tokens) => splitSentences(tokens).some(isOpenQuestion));
  return hasOpenQuestion || hasSymbolBefore(text) || asksForQuantity(said, locale);
}
