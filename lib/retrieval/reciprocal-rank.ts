/**
 * Smaller than the 60 of Cormack, Clarke and Büttcher, "Reciprocal rank fusion outperforms Condorcet" (SIGIR 2009): the
 * orders are few and each is often right alone, so that a first place counts more.
 */
const SMOOTHING = 10;

type Ranking<Id> = { readonly ids: readonly Id[]; readonly weight: number };

/** Merges orders of different kinds, whose scores cannot be compared: what stands high in several comes first. */
export function mergeRankings<Id>(rankings: readonly Ranking<Id>[]): { id: Id; score: number }[] {
  const scores = new Map<Id, number>();
  for (const { ids, weight } of rankings) {
    for (const [rank, id] of ids.entries()) scores.set(id, (scores.get(id) ?? 0) + weight / (SMOOTHING + rank + 1));
  }
  return [...scores].map(([id, score]) => ({ id, score })).toSorted((a, b) => b.score - a.score);
}
