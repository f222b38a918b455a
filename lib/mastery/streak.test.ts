import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./local-day.ts";
import { countStreak } from "./streak.ts";

test.each([
  ["nothing yet", [], 0],
  ["today", ["2026-03-02"], 1],
  ["yesterday, today may still come", ["2026-03-01"], 1],
  ["the day before yesterday", ["2026-02-28"], 0],
  ["three days across a month's end", ["2026-02-28", "2026-03-01", "2026-03-02"], 3],
  ["a gap before", ["2026-02-25", "2026-02-26", "2026-03-01", "2026-03-02"], 2],
  ["any order, days more than once", ["2026-03-02", "2026-02-28", "2026-03-02", "2026-03-01"], 3],
  ["a day ahead, after a flight west", ["2026-03-02", "2026-03-03"], 2],
])("[PROG-04] streak with %s: %j → %i", (_what, days, streak) => {
  expect(countStreak(days, "2026-03-02")).toBe(streak);
});

test("[PROG-04] n days in a row up to today or yesterday are n, whatever came before a gap", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.boolean(), fc.array(fc.integer({ min: 2, max: 100 })), (length, hasToday, old) => {
      const today = "2026-03-02";
      const latest = hasToday ? today : addDays(today, -1);
      const row = Array.from({ length }, (_, index) => addDays(latest, -index));
      const before = old.map((days) => addDays(latest, -length + 1 - days));
      expect(countStreak([...before, ...row], today)).toBe(length);
    }),
  );
});
