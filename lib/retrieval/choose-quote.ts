import { foldText } from "../concepts/fold-name.ts";
import type { Locale } from "../i18n/locales.ts";
import { listAmharicReadings } from "./affixes.ts";
import { detectLocale } from "./detect-locale.ts";
import { isFunctionWord } from "./function-words.ts";
import { listConcepts } from "./list-concepts.ts";
import { listBigrams } from "./search-text.ts";
import { locateSentences, type Span } from "./list-sentences.ts";
import { refersBack } from "./refers-back.ts";

/** In characters: a quotation is read at a glance. */
const LONGEST_QUOTE = 420;
const MOST_SENTENCES = 3;

/** How much of what is asked a passage must speak of to be an answer, and of how many things at least. */
const LEAST_SHARE = 0.6;
const LEAST_TERMS = 2;

/**
 * Words as they stand in a passage: the sentences that answer, those around them as well, as far as a reader of the answer
 * may need them, and the share that the whole passage speaks of what is asked, from 0 to 1.
 */
type Quote = { readonly text: string; readonly around: string; readonly share: number };

/**
 * The sentences of a passage that speak of most of what is asked; null where the passage speaks of too little of it to be
 * an answer. `locale` is assumed where a text does not show its language.
 */
export function chooseQuote(query: string, passage: string, locale: Locale): Quote | null {
  const asked = termsOf(query, detectLocale(query, locale));
  const language = detectLocale(passage, locale);
  const sentences = locateSentences(passage);
  const said = sentences.map(({ start, end }) => spokenOf(asked, passage.slice(start, end), language));
  const spoken = new Set(said.flatMap((terms) => [...terms]));
  if (!isAnswer(asked, spoken)) return null;
  const best = chooseSentences(passage, sentences, said);
  return {
    text: cut(passage, sentences, best),
    around: cut(passage, sentences, widen(sentences, best)),
    share: spoken.size / (asked.words.length + asked.concepts.length),
  };
}

/** The sentences of a passage that say most of what is looked for; `said` lists what of it one says. */
export function quoteSaying(passage: string, said: (sentence: string) => Iterable<string>): string {
  const sentences = locateSentences(passage);
  const sets = sentences.map(({ start, end }) => new Set(said(passage.slice(start, end))));
  return cut(passage, sentences, chooseSentences(passage, sentences, sets));
}

/** Sentences one behind the other, by the places of the first and the last. */
type Range = { readonly first: number; readonly last: number };

/**
 * The sentence that says most, with those next to it that say more of what is looked for, or are only understood together
 * with it. `said` tells of each sentence what it says.
 */
function chooseSentences(passage: string, sentences: readonly Span[], said: readonly ReadonlySet<string>[]): Range {
  const most = said.reduce((best, each, at) => (each.size > (said[best]?.size ?? 0) ? at : best), 0);
  const known = new Set(said[most]);
  const leansBack = (at: number): boolean => refersBack(passage.slice(sentences[at]?.start, sentences[at]?.end));
  const says = (at: number): boolean => [...(said[at] ?? [])].some((term) => !known.has(term));
  let range: Range = { first: most, last: most };
  for (;;) {
    const { first, last } = range;
    const before = { first: first - 1, last };
    const after = { first, last: last + 1 };
    const wider = [
      ...(leansBack(first) || says(first - 1) ? [before] : []),
      ...(says(last + 1) || (last === most && leansBack(last + 1)) ? [after] : []),
    ].find((each) => each.last - each.first < MOST_SENTENCES && lengthOf(sentences, each) <= LONGEST_QUOTE);
    if (wider === undefined) return range;
    for (const at of [wider.first, wider.last]) for (const term of said[at] ?? []) known.add(term);
    range = wider;
  }
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

/** With the sentences around, first what follows, for as long as there is room. */
function widen(sentences: readonly Span[], range: Range): Range {
  let widest = range;
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false;
    for (const [before, after] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const wider = { first: widest.first - before, last: widest.last + after };
      if (lengthOf(sentences, wider) > LONGEST_QUOTE) continue;
      widest = wider;
      hasGrown = true;
    }
  }
  return widest;
}

/** In characters; without end where there are no such sentences. */
function lengthOf(sentences: readonly Span[], { first, last }: Range): number {
  const [start, end] = [sentences[first]?.start, sentences[last]?.end];
  return start === undefined || end === undefined ? Number.POSITIVE_INFINITY : end - start;
}

function cut(passage: string, sentences: readonly Span[], { first, last }: Range): string {
  return passage.slice(sentences[first]?.start ?? 0, sentences[last]?.end ?? passage.length).trim();
}
