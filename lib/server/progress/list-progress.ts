import "server-only";
import type { TopicProgress } from "#lib/contracts/answers/progress.ts";
import { type Subtopic, SUBTOPICS } from "#lib/curriculum/topics.ts";
import { type LocalDay, localDayOf } from "#lib/mastery/local-day.ts";
import { isDue } from "#lib/mastery/review.ts";
import { countStreak, type PracticeDay } from "#lib/mastery/streak.ts";
import { TOTAL_PROBLEMS, type TopicRecord } from "#lib/mastery/topic-record.ts";
import { hasRight, type PlanName } from "#lib/plans/plans.ts";
import { db } from "../db/client.ts";
import { findRecords } from "./find-records.ts";
import { flattenLevels } from "./records.ts";

type Reader = { user: { id: string; plan: PlanName }; timeZone: string; now: Date };

/** The user's records of the subtopics that were practised, in the curriculum's order. */
export async function listProgress({ user, timeZone, now }: Reader): Promise<TopicProgress[]> {
  const today = localDayOf(now, timeZone);
  const [records, days] = await Promise.all([findRecords(db(), user.id, SUBTOPICS), listPracticeDays(user.id)]);
  const reader = { today, streakDays: countStreak(days, today), plansReviews: hasRight(user.plan, "advancedProgress") };
  return SUBTOPICS.flatMap((subtopic) => {
    const record = records.get(subtopic.slug);
    return record ? [toTopicProgress(subtopic, record, reader)] : [];
  });
}

/** The days, where the user was, on which at least one question was evaluated. */
async function listPracticeDays(userId: string): Promise<PracticeDay[]> {
  const rows = await db().attempt.groupBy({ by: ["localDay"], where: { userId }, _min: { answeredAt: true } });
  return rows.map(({ localDay, _min }) => ({
    day: localDay.toISOString().slice(0, 10),
    begun: _min.answeredAt ?? localDay,
  }));
}

function toTopicProgress(
  { name, id }: Subtopic,
  record: TopicRecord,
  { today, streakDays, plansReviews }: { today: LocalDay; streakDays: number; plansReviews: boolean },
): TopicProgress {
  return {
    topic: name,
    topicId: id,
    problemsSolved: record.problemsSolved,
    totalProblems: TOTAL_PROBLEMS,
    streakDays,
    xpPoints: record.xpPoints,
    currentDifficulty: record.currentDifficulty,
    ...flattenLevels(record),
    isDue: isDue(record.review, today),
    dueDay: plansReviews ? (record.review?.due ?? null) : null,
    owedQuestions: record.owed.length,
  };
}
