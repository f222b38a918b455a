import { foldAmharic } from "./amharic-words.ts";
import type { Glosses, Grammar } from "./gloss.ts";

type Phrase = { readonly words: readonly string[]; readonly english: string };

/** The phrases of a language by their first word or stem. */
export type GlossIndex = {
  readonly exact: ReadonlyMap<string, readonly Phrase[]>;
  readonly stems: ReadonlyMap<string, readonly Phrase[]>;
  readonly longestStem: number;
};

/** A word without accents of Latin letters, or signs that are often left out. */
export function foldWord(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f\u093c]/g, "");
  return foldAmharic(plain.normalize("NFC")).replaceAll("’", "'").replaceAll("ँ", "ं");
}

/** Up to so many letters an accent tells words apart: "qué" and "que", "à" and "a", "está" and "esta". */
const LONGEST_WITH_ACCENT = 4;

/** A word as the lists have it. */
export function keyOf(word: string): string {
  return word.length <= LONGEST_WITH_ACCENT && /^[A-Za-zÀ-ÿ]+$/.test(word) ? word.toLowerCase() : foldWord(word);
}

/** "d'eau" is two words. */
const ELIDED = /(?<!\p{L})((?:[dlsncjm]|qu|jusqu|lorsqu|puisqu)['’])(?=\p{L})/giu;

/** Amharic drops its sign of a relative behind a preposition: የተትረፈረፈ, በተትረፈረፈ. */
function withoutGenitive(phrase: string): string[] {
  return /^የ.{2}/u.test(phrase) ? [phrase.slice(1)] : [];
}

/** Where two tables have a phrase, the first one's counts. */
export function indexGlosses(tables: readonly Glosses[], { isUnspaced }: Pick<Grammar, "isUnspaced">): GlossIndex {
  const exact = new Map<string, Phrase[]>();
  const stems = new Map<string, Phrase[]>();
  for (const [english, phrases] of tables.flatMap((glosses) => Object.entries(glosses)))
    for (const phrase of phrases.flatMap((each) => [each, ...withoutGenitive(each)])) {
      const words = isUnspaced ? [phrase] : phrase.replaceAll(ELIDED, "$1 ").split(" ").map(keyOf);
      const [first = ""] = words;
      const isStem = first.endsWith("*");
      const map = isStem ? stems : exact;
      const key = isStem ? first.slice(0, -1) : first;
      map.set(key, [...(map.get(key) ?? []), { words, english }]);
    }
  for (const phrasesOf of [...exact.values(), ...stems.values()])
    phrasesOf.sort((a, b) => b.words.length - a.words.length);
  return { exact, stems, longestStem: Math.max(0, ...[...stems.keys()].map(({ length }) => length)) };
}

/** Whether a word of a text is one of a list. */
export function matchesWord(listed: string, key: string): boolean {
  return listed.endsWith("*") ? key.startsWith(listed.slice(0, -1)) : listed === key;
}

/** Every phrase that may begin with a word, exact ones and longer stems first. */
export function listPhrases({ exact, stems, longestStem }: GlossIndex, key: string): Phrase[] {
  const found = [...(exact.get(key) ?? [])];
  for (let length = Math.min(key.length, longestStem); length > 0; length -= 1)
    found.push(...(stems.get(key.slice(0, length)) ?? []));
  return found;
}
