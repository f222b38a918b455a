import type { Concept } from "../../lexicon/lexicon.ts";

/** The phrases of one topic in one language, by what they mean. */
export type ProblemPhrases = Readonly<Partial<Record<Concept, readonly string[]>>>;

/** The phrases of some meanings only. */
export function pickPhrases(phrases: ProblemPhrases, concepts: readonly Concept[]): ProblemPhrases {
  return Object.fromEntries(
    concepts.flatMap((concept) => (phrases[concept] === undefined ? [] : [[concept, phrases[concept]]])),
  );
}

/** The phrases of several topics as one. */
export function mergePhrases(topics: readonly ProblemPhrases[]): ProblemPhrases {
  const merged: Partial<Record<Concept, string[]>> = {};
  for (const topic of topics) {
    // Each key of a record of concepts is a concept.
    for (const concept of Object.keys(topic) as Concept[])
      merged[concept] = [...(merged[concept] ?? []), ...(topic[concept] ?? [])];
  }
  return merged;
}
