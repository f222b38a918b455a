import type { SubtopicSlug } from "../curriculum/outline.ts";
import { CONCEPTS } from "../retrieval/glossary/concepts.ts";
import { listConcepts } from "../retrieval/list-concepts.ts";
import { type Mentions, readMentions, withoutNames } from "./mentions.ts";
import type { Passage } from "./passage.ts";

/** A passage with what it is about. */
export type ReadPassage = Passage & {
  readonly mentions: Mentions;
  readonly subtopics: readonly SubtopicSlug[];
  /** The units that its material measures in. */
  readonly units: ReadonlySet<string>;
};

/** Which subtopics a text is likely about, by how it shares words with the lessons (`lib/retrieval/subtopic-index.ts`). */
type ListSubtopics = (text: string) => readonly SubtopicSlug[];

/** Two words of one subtopic meet by chance: bread and sugar. */
const CERTAIN_WORDS = 3;
/** More subtopics that a passage may be about are a sign that it is about none of them. */
const FEW = 2;

/** A subtopic that a passage may be about, and how many words of it the passage has; `isClear` where the passage alone settles it. */
type Likely = { readonly slug: SubtopicSlug; readonly words: number; readonly isClear: boolean };

/** What a passage says by itself, and whether it alone leaves no doubt that chemistry is meant. */
export type Looked = {
  readonly passage: Passage;
  readonly mentions: Mentions;
  readonly likely: readonly Likely[];
  readonly isCertain: boolean;
};

/**
 * What the passages of one material are about. A text that only borrows words of chemistry, a match under pressure or the
 * balance of powers, is about nothing: a material counts where one of its passages leaves no doubt, and a subtopic where one
 * of them is clearly about it.
 */
export function readTogether(looked: readonly Looked[]): ReadPassage[] {
  if (!looked.some(({ isCertain }) => isCertain)) return [];
  const units = new Set(looked.flatMap(({ mentions }) => [...mentions.units]));
  const clear = new Set(looked.flatMap(({ likely }) => likely.flatMap(({ slug, isClear }) => (isClear ? [slug] : []))));
  return looked.map(({ passage, mentions, likely }) => ({
    ...passage,
    mentions,
    units,
    subtopics: likely.flatMap(({ slug }) => (clear.has(slug) ? [slug] : [])),
  }));
}

/** The same passage is read the same way each time. */
export function lookAt(passage: Passage, listSubtopics: ListSubtopics): Looked {
  const { text, locale } = passage;
  const mentions = readMentions(text, locale);
  const bare = withoutNames(text, locale);
  const found = listSubtopics(bare);
  const concepts = listConcepts(bare, locale);
  const likely = found.flatMap((slug, rank): Likely[] => {
    const words = listEvidence(slug, concepts).length;
    return words === 0 ? [] : [{ slug, words, isClear: words > 1 || (rank === 0 && found.length <= FEW) }];
  });
  const isCertain =
    mentions.hasFormulas ||
    [...mentions.units].some((unit) => unit.includes("mol")) ||
    likely.some(({ words }) => words >= CERTAIN_WORDS);
  return { passage, mentions, likely, isCertain };
}

/** The concepts of a text that a subtopic teaches, and its own names. */
export function listEvidence(slug: SubtopicSlug, concepts: readonly string[]): string[] {
  return concepts.filter((concept) => concept === `topic:${slug}` || (taughtBy.get(concept)?.includes(slug) ?? false));
}

const taughtBy = new Map<string, readonly SubtopicSlug[]>(Object.entries(CONCEPTS));
