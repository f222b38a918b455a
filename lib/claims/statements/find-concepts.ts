import { spend } from "../../budget/budget.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Span } from "../claim.ts";
import { type Concept, type ConceptWords, CONCEPTS } from "./concepts.ts";
import { AM } from "./words/am.ts";
import { EN } from "./words/en.ts";
import { ES } from "./words/es.ts";
import { FR } from "./words/fr.ts";
import { HI } from "./words/hi.ts";
import { ZH } from "./words/zh.ts";

/** A concept where a text has words for it. */
export type FoundConcept = Span & { readonly concept: Concept };

const WORDS: Readonly<Record<Locale, ConceptWords>> = { en: EN, es: ES, fr: FR, am: AM, zh: ZH, hi: HI };

/** Its pattern is made when a text first has its beginning: there are a thousand. */
type Phrase = {
  readonly concept: Concept;
  readonly written: string;
  /** What stands before its first space or open end, as it is in every text that has the phrase. */
  readonly front: string;
  pattern: RegExp | null;
};

/** The phrases of a language by the letters that they begin with, as many as all of them have. */
type Lexicon = ReadonlyMap<string, readonly Phrase[]>;

/** Of a phrase that is so long and has no open end there. */
const BEGINNING = /^[\p{L}\p{M}\p{N}]{3}/u;

const FRONT = /^[^\s~]+/u;

const LETTER = "[\\p{L}\\p{M}]";
/** Amharic writes prepositions onto the word. */
const AMHARIC_PREFIX = /^[በለከየወስእ]/u;

const lexicons = new Map<Locale, Lexicon>();

function lexiconOf(locale: Locale): Lexicon {
  const known = lexicons.get(locale);
  if (known !== undefined) return known;
  const lexicon = new Map<string, Phrase[]>();
  for (const concept of CONCEPTS) {
    for (const phrase of (WORDS[locale][concept] ?? "").split(/[,，]/)) {
      const written = phrase.trim().toLowerCase();
      if (written === "") continue;
      const first = BEGINNING.exec(written)?.[0] ?? written.charAt(0);
      const own = lexicon.get(first);
      const entry: Phrase = { concept, written, front: FRONT.exec(written)?.[0] ?? "", pattern: null };
      if (own === undefined) lexicon.set(first, [entry]);
      else own.push(entry);
    }
  }
  lexicons.set(locale, lexicon);
  return lexicon;
}

function writePattern(phrase: string, locale: Locale): string {
  const isHan = locale === "zh";
  const words = phrase.split(" .. ").map((part) =>
    part
      .split(" ")
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/~$/, `${LETTER}*`))
      .join(String.raw`[\s*]{1,3}`),
  );
  if (isHan) return words.join(".{0,6}?");
  const gap = String.raw`(?:\s[^\s.,;:!?]{1,24}){0,3}\s`;
  // "NO₂" is no "no".
  return `${words.join(gap)}(?!${LETTER}|[\\d₀-₉])`;
}

const LETTERS = /[\p{L}\p{M}]/u;
const LONGEST_TEXT = 1200;

/** The concepts of a plain text from left to right; where phrases overlap, those of the longest. */
export function findConcepts(text: string, locale: Locale): FoundConcept[] {
  const lower = text.slice(0, LONGEST_TEXT).toLowerCase();
  // Letters that become two when they are small would move all places.
  if (lower.length !== Math.min(text.length, LONGEST_TEXT)) return [];
  spend(10 * lower.length);
  const lexicon = lexiconOf(locale);
  const found: FoundConcept[] = [];
  let at = 0;
  while (at < lower.length) {
    const longest = mayBegin(lower, at, locale) ? longestAt(lower, at, lexicon, locale) : [];
    const [first] = longest;
    found.push(...longest);
    at = first?.end ?? at + 1;
  }
  return found;
}

function mayBegin(text: string, at: number, locale: Locale): boolean {
  if (locale === "zh" || at === 0 || !LETTERS.test(text.charAt(at - 1))) return true;
  const isPrefixed = locale === "am" && AMHARIC_PREFIX.test(text.charAt(at - 1));
  return isPrefixed && (at === 1 || !LETTERS.test(text.charAt(at - 2)));
}

function longestAt(text: string, at: number, lexicon: Lexicon, locale: Locale): readonly FoundConcept[] {
  let longest: FoundConcept[] = [];
  for (const beginning of [text.slice(at, at + 3), text.charAt(at)]) {
    for (const phrase of lexicon.get(beginning) ?? []) {
      if (!text.startsWith(phrase.front, at)) continue;
      phrase.pattern ??= new RegExp(writePattern(phrase.written, locale), "yu");
      phrase.pattern.lastIndex = at;
      const match = phrase.pattern.exec(text);
      const end = at + (match?.[0].length ?? 0);
      if (match === null || end < (longest[0]?.end ?? at + 1)) continue;
      if (end > (longest[0]?.end ?? at)) longest = [];
      if (!longest.some(({ concept }) => concept === phrase.concept))
        longest.push({ concept: phrase.concept, start: at, end });
    }
  }
  return longest;
}
