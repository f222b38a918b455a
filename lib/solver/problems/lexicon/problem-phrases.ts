import type { Concept } from "../../lexicon/lexicon.ts";

/** The phrases of one topic in one language, by what they mean. */
export type ProblemPhrases = Readonly<Partial<Record<Concept, readonly string[]>>>;

/** The phrases of some meanings only. */
export function pickPhrases(phrases: ProblemPhrases, concepts: readonly Concept[]): ProblemPhrases {
  return Object.fromEntries(concepts.flatMap((concept) => (phrases[concept] === undefined ? [] : [[concept, phrases[concept]]])));
}
