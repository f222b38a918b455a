import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "./local-day.ts";
import { HISTORY_WEEKS, historyStart, practiceWeeks, sumFigures } from "./practice-weeks.ts";

const TODAY = "2026-03-02";
const ONE = { answered: 2, right: 1, unaidedRight: 1, xp: 10 };
const NONE = { answered: 0, right: 0, unaidedRight: 0, xp: 0 };

test("[ROLE-02] twelve weeks side by side, the last one ending today", () => {
  const weeks = practiceWeeks([], TODAY);
  expect(weeks).toHaveLength(HISTORY_WEEKS);
  expect(weeks[0]?.firstDay).toBe(historyStart(TODAY));
  expect(weeks.at(-1)).toEqual({ firstDay: "2026-02-24", lastDay: TODAY, ...NONE });
  for (const [index, { firstDay }] of weeks.slice(1).entries())
    expect(addDays(weeks[index]?.lastDay ?? "", 1)).toBe(firstDay);
});

test("a week adds up its first day, its last and those between; what lies outside the history is left out", () => {
  const days = ["2025-12-08", "2025-12-09", "2026-02-23", "2026-02-24", "2026-02-28", TODAY, "2026-03-03"];
  const weeks = practiceWeeks(
    days.map((day) => ({ day, ...ONE })),
    TODAY,
  );
  expect(weeks.map(({ answered }) => answered)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 6]);
  expect(weeks.at(-1)).toMatchObject({ right: 3, unaidedRight: 3, xp: 30 });
});

test("nothing of the history is lost, whatever the day", () => {
  const past = fc.integer({ min: 0, max: daysBetween(historyStart(TODAY), TODAY) });
  fc.assert(
    fc.property(fc.uniqueArray(past), (ages) => {
      const days = ages.map((age) => ({ day: addDays(TODAY, -age), ...ONE }));
      expect(sumFigures(practiceWeeks(days, TODAY))).toEqual(sumFigures(days));
    }),
  );
});
