import type { TopicProgress } from "#lib/contracts/answers/progress.ts";
import { DIFFICULTIES, type Difficulty } from "#lib/curriculum/difficulties.ts";

type ProgressNews =
  | { kind: "mastered"; topic: string; level: Difficulty }
  /** One more day in a row, from the second on. */
  | { kind: "streak"; days: number };

/**
 * What was reached between two readings of the progress, after a streak of `toldDays` was told. A day counts from its
 * first answer on, whatever it was; it is cheered with a right one.
 */
export function findProgressNews(
  before: readonly TopicProgress[],
  after: readonly TopicProgress[],
  toldDays: number,
): ProgressNews[] {
  const mastered = after.flatMap((record) => {
    const earlier = before.find(({ topicId }) => topicId === record.topicId);
    return DIFFICULTIES.filter((level) => record[`${level}Mastered`] && !earlier?.[`${level}Mastered`]).map(
      (level): ProgressNews => ({ kind: "mastered", topic: record.topic, level }),
    );
  });
  const days = streakOf(after);
  const isLonger = days > 1 && days > toldDays && pointsOf(after) > pointsOf(before);
  return isLonger ? [...mastered, { kind: "streak", days }] : mastered;
}

/** The student's, the same in each record. */
export function streakOf(records: readonly TopicProgress[]): number {
  return records[0]?.streakDays ?? 0;
}

/** Only right answers earn them. */
function pointsOf(records: readonly TopicProgress[]): number {
  return records.reduce((sum, { xpPoints }) => sum + xpPoints, 0);
}
