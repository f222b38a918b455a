import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, localDayOf } from "./local-day.ts";
import { countStreak } from "./streak.ts";

const atNoon = (day: string) => ({ day, begun: new Date(`${day}T12:00:00Z`) });

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
  expect(countStreak(days.map(atNoon), "2026-03-02")).toBe(streak);
});

test("[PROG-04] n days in a row up to today or yesterday are n, whatever came before a gap", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.boolean(),
      fc.array(fc.integer({ min: 2, max: 100 })),
      (length, hasToday, old) => {
        const today = "2026-03-02";
        const latest = hasToday ? today : addDays(today, -1);
        const row = Array.from({ length }, (_, index) => addDays(latest, -index));
        const before = old.map((days) => addDays(latest, -length + 1 - days));
        expect(countStreak([...before, ...row].map(atNoon), today)).toBe(length);
      },
    ),
  );
});

const ZONES = [
  "Etc/GMT+12",
  "America/New_York",
  "UTC",
  "Europe/Madrid",
  "Africa/Addis_Ababa",
  "Asia/Kolkata",
  "Pacific/Kiritimati",
];

const dayIn = (begun: Date, zone: string) => ({ day: localDayOf(begun, zone), begun });

test.each(ZONES)("[PROG-04] in %s an answer at any time of each day keeps the row, summer time or not", (zone) => {
  const hours = fc.array(fc.integer({ min: 0, max: 23 }), { minLength: 2, maxLength: 60 });
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 364 }), (times, start) => {
      const instants = Array.from(
        { length: (times.length + 2) * 24 },
        (_, hour) => new Date(Date.UTC(2026, 0, 1 + start, hour)),
      );
      const byDay = Map.groupBy(instants, (instant) => localDayOf(instant, zone));
      const whole = [...byDay.values()].slice(1, times.length + 1);
      const days = whole.map((ofDay, index) =>
        dayIn(ofDay[Math.min(times[index] ?? 0, ofDay.length - 1)] ?? new Date(), zone),
      );
      expect(countStreak(days, days.at(-1)?.day ?? "")).toBe(times.length);
    }),
    { numRuns: 10 },
  );
});

test("[PROG-04] other time zones at one instant make no more than two days", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true }),
      fc.constantFrom(...ZONES),
      (instant, zone) => {
        const days = ZONES.map((each) => dayIn(instant, each));
        expect(countStreak(days, localDayOf(instant, zone))).toBeLessThanOrEqual(2);
      },
    ),
  );
});
