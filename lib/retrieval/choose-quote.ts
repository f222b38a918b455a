import { foldText } from "../concepts/fold-name.ts";
import type { Locale } from "../i18n/locales.ts";
import { listAmharicReadings } from "./affixes.ts";
import { detectLocale } from "./detect-locale.ts";
import { isFunctionWord } from "./function-words.ts";
import { listConcepts } from "./list-concepts.ts";
import { listBigrams } from "./search-text.ts";
import { listSentences } from "./split-into-passages.ts";

/** In characters: a quotation is read at a glance. */
const LONGEST_QUOTE = 420;

/** How much of what is asked a passage must speak of to be an answer, and of how many things at least. */
const LEAST_SHARE = 0.6;
const LEAST_TERMS = 2;

/** Words as they stand in a passage, and the share that the whole passage speaks of what is asked, from 0 to 1. */
type Quote = { readonly text: string; readonly share: number };

/**
 * The sentences of a passage that speak of most of what is asked; null where the passage speaks of too little of it to be
 * an answer. `locale` is assumed where a text does not show its language.
 */
export function chooseQuote(query: string, passage: string, locale: Locale): Quote | null {
  const asked = termsOf(query, detectLocale(query, locale));
  const language = detectLocale(passage, locale);
  const sentences = locate(passage).map((sentence) => ({
    ...sentence,
    spoken: spokenOf(asked, passage.slice(sentence.start, sentence.end), language),
  }));
  const spoken = new Set(sentences.flatMap(({ spoken: terms }) => [...terms]));
  if (!isAnswer(asked, spoken)) return null;
  const best = sentences.reduce(
    (most, each, at) => (each.spoken.size > (sentences[most]?.spoken.size ?? 0) ? at : most),
    0,
  );
  return { text: widen(passage, sentences, best), share: spoken.size / (asked.words.length + asked.concepts.length) };
}

/** The sentences of a passage around the one that says most of what is looked for; `worth` tells how much one says. */
export function quoteAround(passage: string, worth: (sentence: string) => number): string {
  const sentences = locate(passage);
  const worths = sentences.map(({ start, end }) => worth(passage.slice(start, end)));
  return widen(passage, sentences, Math.max(0, worths.indexOf(Math.max(...worths))));
}

type Terms = { readonly words: readonly string[]; readonly concepts: readonly string[] };

function termsOf(text: string, locale: Locale): Terms {
  return { words: [...new Set(wordsOf(text, locale))], concepts: listConcepts(text, locale) };
}

function wordsOf(text: string, locale: Locale): string[] {
  if (locale === "zh") return listBigrams(text);
  return foldText(text)
    .split(/[\s']+/)
    .filter((word) => word.length > 1 && !isFunctionWord(word, locale));
}

function spokenOf(asked: Terms, text: string, locale: Locale): ReadonlySet<string> {
  const words = wordsOf(text, locale);
  const concepts = new Set(listConcepts(text, locale));
  return new Set([
    ...asked.words.filter((word) => words.some((other) => areKin(word, other, locale))),
    ...asked.concepts.filter((concept) => concepts.has(concept)).map(conceptKey),
  ]);
}

/** No word begins so. */
const conceptKey = (concept: string): string => `#${concept}`;

/** The same word with another ending: languages that change a word's end keep most of its beginning. */
function areKin(one: string, other: string, locale: Locale): boolean {
  if (one === other) return true;
  if (locale === "zh") return false;
  if (locale === "am")
    return listAmharicReadings(one).some((reading) => listAmharicReadings(other).some((each) => share(reading, each)));
  return share(one, other);
}

function share(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const common = Math.max(short.length > 4 ? 4 : 3, Math.ceil(long.length * 0.6));
  return short.length >= common && short.slice(0, common) === long.slice(0, common);
}

function isAnswer({ words, concepts }: Terms, spoken: ReadonlySet<string>): boolean {
  const said = words.filter((word) => spoken.has(word)).length;
  const meant = concepts.filter((concept) => spoken.has(conceptKey(concept))).length;
  const isSaid = said >= LEAST_TERMS && said >= words.length * LEAST_SHARE;
  const isMeant = meant >= LEAST_TERMS && meant >= concepts.length * LEAST_SHARE;
  return isSaid || isMeant || (words.length === 1 && said === 1 && meant > 0);
}

type Span = { readonly start: number; readonly end: number };

function locate(passage: string): Span[] {
  let from = 0;
  return listSentences(passage).map((sentence) => {
    const start = passage.indexOf(sentence, from);
    from = start + sentence.length;
    return { start, end: from };
  });
}

/** A sentence with those around it, first what follows, for as long as there is room. */
function widen(passage: string, sentences: readonly Span[], at: number): string {
  let [first, last] = [at, at];
  const lengthOf = (from: number, to: number): number =>
    (sentences[to]?.end ?? Number.POSITIVE_INFINITY) - (sentences[from]?.start ?? Number.NEGATIVE_INFINITY);
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false;
    if (lengthOf(first, last + 1) <= LONGEST_QUOTE) {
      last += 1;
      hasGrown = true;
    }
    if (lengthOf(first - 1, last) <= LONGEST_QUOTE) {
      first -= 1;
      hasGrown = true;
    }
  }
  return passage.slice(sentences[first]?.start ?? 0, sentences[last]?.end ?? passage.length).trim();
}
