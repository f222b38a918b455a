import { addDays, type LocalDay } from "./local-day.ts";

/** A day where the student was, and the moment of its first evaluated answer. */
export type PracticeDay = { day: LocalDay; begun: Date };

const HOUR_MILLISECONDS = 60 * 60 * 1_000;

/** What a day loses to somebody who flies east, and to summer time. */
const LONGEST_SHIFT_HOURS = 14;

/**
 * How many days in a row the student practised, up to today or, while today may still come, yesterday; else 0.
 * `days` are those with at least one evaluated answer, in any order. A day after today counts: whoever flies west
 * meets the same date twice. But whoever only sets the clock to other zones gains no row of days: between the first and
 * the last of them lie whole days of real time.
 */
export function countStreak(days: Iterable<PracticeDay>, today: LocalDay): number {
  const begun = new Map<LocalDay, Date>();
  for (const { day, begun: at } of days)
    begun.set(day, new Date(Math.min(at.getTime(), begun.get(day)?.getTime() ?? Infinity)));
  const latest = [...begun.keys()].reduce((a, b) => (a > b ? a : b), "");
  const end = begun.get(latest);
  if (end === undefined || latest < addDays(today, -1)) return 0;
  let count = 1;
  for (let at = begun.get(addDays(latest, -count)); at !== undefined; at = begun.get(addDays(latest, -count))) {
    // Late on the first day to early on the last: the days between them, at least.
    const hours = (end.getTime() - at.getTime()) / HOUR_MILLISECONDS;
    if (hours < (count - 1) * 24 - LONGEST_SHIFT_HOURS) break;
    count += 1;
  }
  return count;
}
