import { addDays, daysBetween, type LocalDay } from "./local-day.ts";

/** How far the history goes back; its last week ends today. */
export const HISTORY_WEEKS = 12;

const WEEK_DAYS = 7;

/** What was answered in some time: of the right answers, `unaidedRight` were found without help. */
type PracticeFigures = { answered: number; right: number; unaidedRight: number; xp: number };

export type PracticeWeek = PracticeFigures & { firstDay: LocalDay; lastDay: LocalDay };

/** The first day of the history that ends today. */
export function historyStart(today: LocalDay): LocalDay {
  return addDays(today, 1 - HISTORY_WEEKS * WEEK_DAYS);
}

/** The weeks of the history, the oldest first, each the sum of its days; days outside the history are left out. */
export function practiceWeeks(days: readonly (PracticeFigures & { day: LocalDay })[], today: LocalDay): PracticeWeek[] {
  const start = historyStart(today);
  return Array.from({ length: HISTORY_WEEKS }, (_, week) => {
    const inWeek = days.filter(({ day }) => Math.floor(daysBetween(start, day) / WEEK_DAYS) === week);
    const firstDay = addDays(start, week * WEEK_DAYS);
    return { firstDay, lastDay: addDays(firstDay, WEEK_DAYS - 1), ...sumFigures(inWeek) };
  });
}

export function sumFigures(all: readonly PracticeFigures[]): PracticeFigures {
  const sum = (figure: keyof PracticeFigures) => all.reduce((total, figures) => total + figures[figure], 0);
  return { answered: sum("answered"), right: sum("right"), unaidedRight: sum("unaidedRight"), xp: sum("xp") };
}
