import { indexPhrases, type Index, phraseFrom } from "../facts/phrase-index.ts";
import { type Token, tokensOf } from "../facts/tokens.ts";
import { DEFAULT_LOCALE, type Locale } from "../i18n/locales.ts";
import { isFunctionWord } from "../retrieval/function-words.ts";
import { CONCEPT_WISHES, CONCEPT_WORDS, type ConceptWish, type ConceptWord } from "./concept-words.ts";
import { IDEA_WORDS } from "./words.ts";

/** Longer texts ask for more. UTF-16 units. */
const LONGEST = 140;

type Word = ConceptWord | "filler";

const indexes = new Map<Locale, Index<Word>>();

function indexOf(locale: Locale): Index<Word> {
  const known = indexes.get(locale);
  if (known !== undefined) return known;
  const lists = [...new Set<Locale>([locale, DEFAULT_LOCALE])].map((language): Readonly<Record<Word, string>> => ({
    ...CONCEPT_WORDS[language],
    filler: IDEA_WORDS[language].filler,
  }));
  const index = indexPhrases(lists);
  indexes.set(locale, index);
  return index;
}

/** A run of a text that is a phrase of ours, or one word that is none. */
type Part = { readonly words: readonly Word[]; readonly start: number; readonly end: number };

function readParts(text: string, locale: Locale): Part[] {
  const tokens = tokensOf(text, locale);
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseFrom(tokens, at, indexOf(locale));
    const length = phrase?.length ?? 1;
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (first !== undefined && last !== undefined)
      parts.push({ words: phrase?.words ?? [], start: first.start, end: last.end });
    at += length;
  }
  return parts;
}

/** Words that hold a sentence together around one that says what it is about. */
const saysNothing = (text: string, locale: Locale): boolean =>
  tokensOf(text, locale).every(({ forms }: Token) =>
    forms.some((form) => isFunctionWord(form, locale) || isFunctionWord(form, DEFAULT_LOCALE)),
  );

/**
 * What a message wants of the concept that was explained before it. `rest`: what else it says, which tells where the reason
 * stands: "why does it grow across a period". Null where it wants none of it, or speaks of something else.
 */
export function readConceptWish(text: string, locale: Locale): { wish: ConceptWish; rest: string } | null {
  if (text.length > LONGEST || /\p{Nd}/u.test(text)) return null;
  const parts = readParts(text, locale);
  // "And going down a group?" goes on with it.
  const further = parts[0]?.words.includes("further") === true ? "why" : undefined;
  const wish = CONCEPT_WISHES.find((each) => parts.some(({ words }) => words.includes(each))) ?? further;
  if (wish === undefined) return null;
  const rest = parts
    .filter(({ words }) => words.length === 0)
    .map(({ start, end }) => text.slice(start, end))
    .filter((word) => !saysNothing(word, locale))
    .join(locale === "zh" ? "" : " ");
  return wish === further && rest === "" && !parts.some(({ words }) => words.includes("why")) ? null : { wish, rest };
}

/** The names of two things that a message wants told apart; null where it wants something else. */
export function readContrast(text: string, locale: Locale): readonly [string, string] | null {
  if (text.length > LONGEST) return null;
  const parts = readParts(text, locale);
  if (!parts.some(({ words }) => words.includes("contrast"))) return null;
  const names: string[] = [];
  let from: number | null = null;
  let to = 0;
  const close = () => {
    if (from !== null) names.push(text.slice(from, to));
    from = null;
  };
  for (const { words, start, end } of parts) {
    if (words.includes("contrast") || words.includes("between")) close();
    else if (!words.includes("filler")) {
      from ??= start;
      to = end;
    }
  }
  close();
  const [one, other, ...more] = names.filter((name) => !saysNothing(name, locale));
  return one === undefined || other === undefined || more.length > 0 ? null : [one, other];
}
