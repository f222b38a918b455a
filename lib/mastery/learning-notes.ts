import type { SubtopicSlug } from "../curriculum/outline.ts";

/** What was shown in a subtopic, as far as notes are made of it. `isMastered`: from the middle level on. */
export type Practised = {
  readonly subtopic: SubtopicSlug;
  readonly attempted: number;
  readonly correct: number;
  readonly isMastered: boolean;
};

/** Something worth knowing of how a student learns. `key` names it for as long as it is so. */
export type Note =
  | { readonly kind: "mastered" | "weak"; readonly key: string; readonly subtopic: SubtopicSlug }
  | { readonly kind: "slip"; readonly key: string; readonly slip: string };

/** A misconception that answers betrayed, and how often. */
export type SlipCount = { readonly slip: string; readonly count: number };

const MOST_OF_A_KIND = 6;
/** From so many answers on a subtopic can be called weak, */
const FEWEST_ANSWERS = 4;
/** where fewer than this share are right. */
const WEAK_SHARE = 0.5;
/** Once is a slip of the pen. */
const FEWEST_SLIPS = 2;

/**
 * What stands out: subtopics that were mastered, those that go wrong more often than right, and misconceptions that came
 * again. A few of each: of the subtopics, which come newest first, the newest; of the misconceptions the most frequent.
 */
export function listNotes(practised: readonly Practised[], slips: readonly SlipCount[]): Note[] {
  const noteOf =
    (kind: "mastered" | "weak") =>
    ({ subtopic }: Practised): Note => ({ kind, key: `${kind}:${subtopic}`, subtopic });
  return [
    ...practised
      .filter(({ isMastered }) => isMastered)
      .slice(0, MOST_OF_A_KIND)
      .map(noteOf("mastered")),
    ...practised.filter(isWeak).slice(0, MOST_OF_A_KIND).map(noteOf("weak")),
    ...slips
      .filter(({ count }) => count >= FEWEST_SLIPS)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_OF_A_KIND)
      .map(({ slip }): Note => ({ kind: "slip", key: `slip:${slip}`, slip })),
  ];
}

function isWeak({ attempted, correct, isMastered }: Practised): boolean {
  return !isMastered && attempted >= FEWEST_ANSWERS && correct < WEAK_SHARE * attempted;
}
