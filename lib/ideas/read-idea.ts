import { indexPhrases, type Index, phraseFrom } from "../facts/phrase-index.ts";
import { tokensOf } from "../facts/tokens.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import type { NOTE_SECTIONS } from "../concepts/note.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import type { ConceptWish } from "./concept-words.ts";
import { findPoint } from "./find-point.ts";
import type { PointId } from "./points.ts";
import { TERM_IDS, type TermId, termOf } from "./terms.ts";
import { IDEA_WORDS, type IdeaWord } from "./words.ts";

/** One of two things that are told apart: a term, what a lesson is about, or what a section of it is about. */
export type Side =
  | { readonly kind: "term"; readonly id: TermId }
  | { readonly kind: "lesson"; readonly lesson: SubtopicSlug }
  | { readonly kind: "section"; readonly lesson: SubtopicSlug; readonly section: (typeof NOTE_SECTIONS)[number] };

/**
 * What is asked of terms: what they mean, an example, how it is found; of which of them a process is; or why something is so. Of
 * the concept that was explained: what is wanted of it, `about` what besides, and the how many-th example. How two things differ.
 */
export type IdeaQuestion =
  | {
      readonly kind: "concept";
      readonly lesson: SubtopicSlug;
      readonly wish: ConceptWish;
      readonly about: string;
      readonly nth: number;
    }
  | { readonly kind: "contrast"; readonly sides: readonly [Side, Side] }
  | { readonly kind: "meaning" | "example" | "how"; readonly terms: readonly TermId[] }
  | { readonly kind: "point"; readonly terms: readonly []; readonly point: PointId }
  | { readonly kind: "member"; readonly terms: readonly TermId[]; readonly process: string };

/** Longer texts ask for more than a term. UTF-16 units. */
const LONGEST = 140;

/** So many words may be unknown around a term or a process: what burns, what an agent does with electrons. */
const MOST_UNKNOWN = 4;
const MOST_UNKNOWN_CHARACTERS = 8;

type Word = IdeaWord | `term ${TermId}` | `member ${TermId}`;

/** Kinds of which a process is one or the other. */
const PAIRS: readonly (readonly TermId[])[] = [
  ["exothermic", "endothermic"],
  ["physical-change", "chemical-change"],
];

const indexes = new Map<Locale, Index<Word>>();

function indexOf(locale: Locale): Index<Word> {
  const known = indexes.get(locale);
  if (known !== undefined) return known;
  const lists = [...new Set<Locale>([locale, DEFAULT_LOCALE])].flatMap((language) => [
    IDEA_WORDS[language],
    Object.fromEntries(TERM_IDS.map((id) => [`term ${id}`, termOf(id).names[language]])),
    Object.fromEntries(TERM_IDS.map((id) => [`member ${id}`, termOf(id).members?.[language] ?? ""])),
  ]) as Readonly<Record<Word, string>>[];
  const index = indexPhrases(lists);
  indexes.set(locale, index);
  return index;
}

type Read = {
  readonly words: ReadonlySet<Word>;
  readonly unknown: number;
  /** Where the first process is named, as it is written with what is unknown beside it. */
  readonly process: string | null;
};

function readWords(text: string, locale: Locale): Read {
  const tokens = tokensOf(text, locale);
  const words = new Set<Word>();
  let unknown = 0;
  let from: number | null = null;
  let to = 0;
  let isOpen = false;
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseFrom(tokens, at, indexOf(locale));
    const end = tokens[at + (phrase?.length ?? 1) - 1]?.end ?? text.length;
    const isMember = phrase?.words.some((word) => word.startsWith("member")) === true;
    if (phrase === null) unknown += 1;
    for (const word of phrase?.words ?? []) words.add(word);
    if (isMember || (phrase === null && isOpen)) {
      from ??= tokens[at]?.start ?? 0;
      to = end;
    }
    isOpen = isMember || (phrase === null && isOpen);
    at += phrase?.length ?? 1;
  }
  return { words, unknown, process: from === null ? null : text.slice(from, to) };
}

/** The terms that stand in a text, in the order of our list. */
function termsIn(words: ReadonlySet<Word>): TermId[] {
  return TERM_IDS.filter((id) => words.has(`term ${id}`));
}

/**
 * What a text asks of terms. `before`: those that were spoken of last, which are meant where it names none: "give an example",
 * "so which is burning wood". Null for anything else.
 */
export function readIdea(said: string, locale: Locale, before: readonly TermId[]): IdeaQuestion | null {
  const text = said.replace(/\beli5\b/iu, "");
  const point = findPoint(said);
  if (point !== null) return { kind: "point", terms: [], point };
  const { words, unknown, process } = readWords(text, locale);
  if (text.length > LONGEST || /\p{Nd}/u.test(text)) return null;
  const named = termsIn(words);
  const terms = named.length > 0 ? named : before;
  const isShort = unknown <= (locale === "zh" ? MOST_UNKNOWN_CHARACTERS : MOST_UNKNOWN);
  if (terms.length === 0 || !isShort) return null;
  const pair = PAIRS.find((each) => each.some((id) => terms.includes(id)));
  const kind = pair?.find((id) => words.has(`member ${id}`));
  if (kind !== undefined && process !== null && !words.has("why")) return { kind: "member", terms: [kind], process };
  if (words.has("why")) return null;
  if (words.has("example")) return { kind: "example", terms };
  if (words.has("how")) return unknown === 0 ? { kind: "how", terms } : null;
  if (named.length === 0) return null;
  const isAbout = named.length > 1 ? unknown <= 1 : unknown === 0 || asks(text, words, named);
  return isAbout ? { kind: "meaning", terms: named } : null;
}

/** Agents and changes of electrons: whatever is asked of what they do, their meaning says it. */
const SAID_BY_MEANING: ReadonlySet<TermId> = new Set([
  "oxidation",
  "reduction",
  "oxidizing-agent",
  "reducing-agent",
  "isotope",
  "cation",
  "anion",
  "exothermic",
  "endothermic",
]);

function asks(text: string, words: ReadonlySet<Word>, named: readonly TermId[]): boolean {
  const isQuestion = /[?？፧]/u.test(text) || words.has("contrast") || words.has("which");
  return isQuestion && named.some((id) => SAID_BY_MEANING.has(id));
}

/** So many messages back a term is still spoken of. */
const REMEMBERED = 4;

/** The terms that were spoken of last, by what the student said before, the last message last; `lessonOf`: the lesson a text names. */
export function recallTerms(
  said: readonly string[],
  locale: Locale,
  lessonOf: (text: string) => string | null,
): readonly TermId[] {
  for (const text of said.slice(-REMEMBERED).toReversed()) {
    const named = termsIn(readWords(text.slice(0, LONGEST), locale).words);
    if (named.length > 0) return named;
    const lesson = lessonOf(text);
    const taught = lesson === null ? [] : TERM_IDS.filter((id) => termOf(id).lesson === lesson);
    if (taught[0] !== undefined) return [taught[0]];
  }
  return [];
}
