import type { QueryTerm } from "./query-terms.ts";

/** A passage that a question may be answered by; bit i of a mask says that it has the question's term i of that kind. */
export type Candidate = {
  readonly id: bigint;
  readonly words: number;
  readonly concepts: number;
  readonly subtopics: number;
};

export const TERM_KINDS = ["words", "concepts", "subtopics"] as const;

export type TermKind = (typeof TERM_KINDS)[number];

/** The fewest passages that a share is reckoned of. */
const LEAST_POOL = 50;

/** What of one kind of evidence counts beside another: enough to order equals, and a little more. */
const BESIDE = 0.3;

/**
 * Candidates in three orders, best first: by the words, the concepts and the subtopics that they share with the question, a
 * rare one counting more than a frequent one, the other kinds a little. Who shares none of a kind is left out of its order.
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  terms: Readonly<Record<TermKind, readonly QueryTerm[]>>,
): Record<TermKind, bigint[]> {
  const scoresOf = (kind: TermKind): number[] => {
    const weights = weigh(
      terms[kind],
      candidates.map((candidate) => candidate[kind]),
    );
    return candidates.map((candidate) => sum(candidate[kind], weights));
  };
  const scores = { words: scoresOf("words"), concepts: scoresOf("concepts"), subtopics: scoresOf("subtopics") };
  const order = (kind: TermKind, others: readonly TermKind[]): bigint[] =>
    candidates
      .flatMap(({ id }, at) => {
        const own = scores[kind][at] ?? 0;
        return own > 0
          ? [{ id, score: own + BESIDE * others.reduce((total, other) => total + (scores[other][at] ?? 0), 0) }]
          : [];
      })
      .toSorted((a, b) => b.score - a.score)
      .map(({ id }) => id);
  return {
    words: order("words", []),
    concepts: order("concepts", ["subtopics"]),
    subtopics: order("subtopics", ["concepts", "words"]),
  };
}

/** The inverse document frequency of each term: of all passages where that is known, else of the candidates. */
function weigh(terms: readonly QueryTerm[], masks: readonly number[]): number[] {
  const pool = Math.max(masks.length, LEAST_POOL);
  const shareOf = (bit: number): number =>
    (masks.reduce((found, mask) => found + ((mask >> bit) & 1), 0) + 0.5) / (pool + 1);
  return terms.map(({ frequency }, bit) => Math.max(0.05, Math.log(1 / (frequency ?? shareOf(bit)))));
}

function sum(mask: number, weights: readonly number[]): number {
  return weights.reduce((total, weight, bit) => total + (((mask >> bit) & 1) === 1 ? weight : 0), 0);
}
