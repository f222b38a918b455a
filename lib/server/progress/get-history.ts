import "server-only";
import type { PlannedReview, ProgressHistory } from "#lib/contracts/answers/progress.ts";
import { SUBTOPICS } from "#lib/curriculum/topics.ts";
import { addDays, type LocalDay, localDayOf } from "#lib/mastery/local-day.ts";
import { historyStart } from "#lib/mastery/practice-weeks.ts";
import { hasRight, type PlanName } from "#lib/plans/plans.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { findRecords } from "./find-records.ts";

const PLANNED_DAYS = 28;

type Reader = { user: { id: string; plan: PlanName }; timeZone: string; now: Date };

/** What the user answered, day by day, and what to review next. Throws PLAN_REQUIRED for a plan without either. */
export async function getHistory({ user, timeZone, now }: Reader): Promise<ProgressHistory> {
  if (!hasRight(user.plan, "advancedProgress")) throw new AppError("PLAN_REQUIRED");
  const today = localDayOf(now, timeZone);
  const [days, reviews] = await Promise.all([listDays(user.id, today), listReviews(user.id, today)]);
  return { today, days, reviews };
}

/** In SQL because Prisma cannot count by condition within a group. A traveller's tomorrow counts for today. */
function listDays(userId: string, today: LocalDay): Promise<ProgressHistory["days"]> {
  return db().$queryRaw<ProgressHistory["days"]>`
    SELECT least(local_day, ${today}::date)::text AS day,
           count(*)::int AS answered,
           (count(*) FILTER (WHERE is_correct))::int AS "right",
           (count(*) FILTER (WHERE is_correct AND NOT is_helped))::int AS "unaidedRight",
           sum(xp_points)::int AS xp
      FROM attempts
     WHERE user_id = ${userId}::uuid AND local_day >= ${historyStart(today)}::date
     GROUP BY 1
     ORDER BY 1`;
}

async function listReviews(userId: string, today: LocalDay): Promise<PlannedReview[]> {
  const records = await findRecords(db(), userId, SUBTOPICS);
  const end = addDays(today, PLANNED_DAYS);
  const reviews = SUBTOPICS.flatMap(({ slug, name, id }) => {
    const due = records.get(slug)?.review?.due;
    return due === undefined || due > end ? [] : [{ topic: name, topicId: id, day: due < today ? today : due }];
  });
  return reviews.toSorted((a, b) => a.day.localeCompare(b.day));
}
