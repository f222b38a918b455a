import { spend } from "../budget/budget.ts";
import { DEFAULT_LOCALE, type Locale } from "../i18n/locales.ts";
import { normalise } from "../solver/normalise.ts";
import { findWritten, MOST_NAME_CHARACTERS, MOST_NAME_WORDS, readThingName } from "./find-things.ts";
import { indexPhrases, phraseFrom, type Index } from "./phrase-index.ts";
import { KINDS_OF, type Kind } from "./lab/kinds.ts";
import type { FactWord } from "./properties.ts";
import type { Thing } from "./things.ts";
import { tokensOf, type Token } from "./tokens.ts";
import { LAB_WORDS } from "./words/lab/words.ts";
import { FACT_WORDS } from "./words/words.ts";

const indexes = new Map<Locale, Index<FactWord>>();

/** "At pH 4": of an indicator the answer tells all colours. */
const PH_VALUES = Array.from({ length: 15 }, (_, value) => `ph ${value}`).join(",");

/** The phrases of the reader's language and of English, which students mix in. */
function phraseIndex(locale: Locale): Index<FactWord> {
  const known = indexes.get(locale);
  if (known !== undefined) return known;
  const index = indexPhrases<FactWord>([
    ...[...new Set<Locale>([locale, DEFAULT_LOCALE])].flatMap((language) => [
      FACT_WORDS[language],
      LAB_WORDS[language],
      kindWords(language),
    ]),
    { seen: PH_VALUES },
  ]);
  indexes.set(locale, index);
  return index;
}

/** What a name says besides: salt is common salt or any other, ice is water but not like it in all. */
const OF_NAMES = ["a-salt", "of-state"] as const satisfies readonly FactWord[];

/** The phrases of kinds as those of what they are kinds by. */
function kindWords(locale: Locale): Readonly<Partial<Record<FactWord, string>>> {
  const phrases = (kinds: readonly Kind[]) => kinds.map((kind) => LAB_WORDS[locale][`kind-${kind}`]).join(",");
  return Object.fromEntries(Object.entries(KINDS_OF).map(([property, kinds]) => [property, phrases(kinds)]));
}

export type Read = {
  readonly words: ReadonlySet<FactWord>;
  readonly things: readonly Thing[];
  /** How many words are none of these. */
  readonly unknown: number;
};

export function readWords(text: string, locale: Locale, mostUnknown: number): Read | null {
  const plain = normalise(text);
  spend(plain.length);
  const written = findWritten(plain, locale);
  const tokens = tokensOf(plain, locale);
  const index = phraseIndex(locale);
  const words = new Set<FactWord>();
  const things: Thing[] = [];
  let unknown = 0;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const formula = written.find(({ start, end }) => start <= token.start && token.start < end);
    if (formula !== undefined) {
      things.push(formula.thing);
      while ((tokens[at]?.start ?? Number.POSITIVE_INFINITY) < formula.end) at += 1;
      continue;
    }
    const limit = written.find(({ start }) => start > token.start)?.start ?? plain.length;
    const name = nameFrom(plain, tokens, { at, limit, locale });
    const phrase = phraseFrom(tokens, at, index);
    if (name !== null && name.length >= (phrase?.length ?? 0)) {
      things.push(name.thing);
      for (const word of OF_NAMES) if (phrase?.words.includes(word) === true) words.add(word);
      at += name.length;
    } else if (phrase !== null) {
      for (const word of phrase.words) words.add(word);
      at += phrase.length;
    } else {
      unknown += 1;
      if (unknown > mostUnknown || mayName(plain, token, locale)) return null;
      at += 1;
    }
  }
  return { words, things, unknown };
}

/** Where what something is of stands behind a word for "of"; in other languages it may stand anywhere. */
const BEHIND_OF: Partial<Record<Locale, RegExp>> = {
  en: /\b(?:of|for|in|about)\s+(?:an?\s+|the\s+)?$/iu,
  es: /(?<!\p{L})(?:del?|en|para)\s+(?:el\s+|las?\s+|los\s+)?$/iu,
  fr: /(?<!\p{L})(?:d[eu]|des|pour)\s+(?:la\s+|l['’]\s?)?$|d['’]$/iu,
};

/** Whether a word that is not known may be what is asked about: "molar mass of kryptonite" is not about the thing before it. */
function mayName(text: string, { start, end }: Token, locale: Locale): boolean {
  const isBehindOf = BEHIND_OF[locale]?.test(text.slice(0, start)) ?? true;
  return isBehindOf || /\p{Lu}.*[\d\p{Lu}]/u.test(text.slice(start, end));
}

type Place = { readonly at: number; readonly limit: number; readonly locale: Locale };

/** The longest name of a thing that begins at a token. */
function nameFrom(
  text: string,
  tokens: readonly Token[],
  { at, limit, locale }: Place,
): { readonly length: number; readonly thing: Thing } | null {
  const first = tokens[at];
  if (first === undefined) return null;
  const most = locale === "zh" ? MOST_NAME_CHARACTERS : MOST_NAME_WORDS;
  for (let length = Math.min(most, tokens.length - at); length > 0; length -= 1) {
    const last = tokens[at + length - 1];
    if (last === undefined || last.end > limit) continue;
    // "óxido de hierro(III)": its bracket closes behind the last word.
    const slice = text.slice(first.start, text[last.end] === ")" ? last.end + 1 : last.end);
    if (/[?？,，;。]/u.test(slice)) continue;
    const thing = readThingName(slice, locale);
    if (thing !== null) return { length, thing };
  }
  return null;
}
