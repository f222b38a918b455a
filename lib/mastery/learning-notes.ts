import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { SUBTOPIC_SLUGS, type SubtopicSlug } from "../curriculum/outline.ts";
import type { TopicRecord } from "./topic-record.ts";

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
 * What stands out: the last mastered subtopics (from the middle level on), those that go wrong more often than right, and
 * misconceptions that came again. A few of each, the newest or most frequent first.
 */
export function listNotes(records: ReadonlyMap<SubtopicSlug, TopicRecord>, slips: readonly SlipCount[]): Note[] {
  const practised = SUBTOPIC_SLUGS.flatMap((subtopic) => {
    const record = records.get(subtopic);
    return record === undefined ? [] : [{ subtopic, record }];
  }).toSorted((a, b) => (b.record.answeredAt?.getTime() ?? 0) - (a.record.answeredAt?.getTime() ?? 0));
  const noteOf = (kind: "mastered" | "weak") => ({ subtopic }: { subtopic: SubtopicSlug }): Note => ({ kind, key: `${kind}:${subtopic}`, subtopic });
  return [
    ...practised.filter(({ record }) => isMastered(record)).slice(0, MOST_OF_A_KIND).map(noteOf("mastered")),
    ...practised.filter(({ record }) => isWeak(record)).slice(0, MOST_OF_A_KIND).map(noteOf("weak")),
    ...slips
      .filter(({ count }) => count >= FEWEST_SLIPS)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_OF_A_KIND)
      .map(({ slip }): Note => ({ kind: "slip", key: `slip:${slip}`, slip })),
  ];
}

function isMastered({ levels }: TopicRecord): boolean {
  return levels.medium.mastered || levels.hard.mastered;
}

function isWeak(record: TopicRecord): boolean {
  const levels = DIFFICULTIES.map((difficulty) => record.levels[difficulty]);
  const attempted = levels.reduce((sum, level) => sum + level.attempted, 0);
  const correct = levels.reduce((sum, level) => sum + level.correct, 0);
  return !isMastered(record) && attempted >= FEWEST_ANSWERS && correct < WEAK_SHARE * attempted;
}
