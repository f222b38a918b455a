import { addDays, type LocalDay } from "./local-day.ts";

/**
 * How many days in a row the student practised, up to today or, while today may still come, yesterday; else 0.
 * `days` are those with at least one evaluated answer, in any order. A day after today counts: whoever flies west
 * meets the same date twice.
 */
export function countStreak(days: Iterable<LocalDay>, today: LocalDay): number {
  const active = new Set(days);
  const latest = [...active].reduce((a, b) => (a > b ? a : b), "");
  if (latest < addDays(today, -1)) return 0;
  let count = 0;
  while (active.has(addDays(latest, -count))) count += 1;
  return count;
}
