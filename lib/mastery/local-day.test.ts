import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, isTimeZone, localDayOf } from "./local-day.ts";

test.each([
  ["2026-03-02T22:30:00Z", "UTC", "2026-03-02"],
  ["2026-03-02T22:30:00Z", "Africa/Addis_Ababa", "2026-03-03"],
  ["2026-03-02T22:30:00Z", "Asia/Kolkata", "2026-03-03"],
  ["2026-03-02T02:30:00Z", "America/Mexico_City", "2026-03-01"],
  ["2026-03-08T06:59:59Z", "America/New_York", "2026-03-08"],
  ["2026-12-31T10:00:00Z", "Pacific/Kiritimati", "2027-01-01"],
])("at %s it is in %s the day %s", (instant, timeZone, day) => {
  expect(localDayOf(new Date(instant), timeZone)).toBe(day);
});

test.each(["UTC", "Europe/Madrid", "Asia/Shanghai", "America/Argentina/Buenos_Aires"])("%s is a time zone", (text) => {
  expect(isTimeZone(text)).toBe(true);
});

test.each(["", "Mars/Olympus", "Europe", "../etc/passwd", "a".repeat(10_000)])("%j is none", (text) => {
  expect(isTimeZone(text)).toBe(false);
});

test.each([
  ["2026-02-28", 1, "2026-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-01-01", -1, "2025-12-31"],
  ["2026-03-29", 1, "2026-03-30"],
])("%s and %i days is %s", (day, count, later) => {
  expect(addDays(day, count)).toBe(later);
});

test("days sort as text, and adding and counting undo each other", () => {
  const number = fc.integer({ min: -20_000, max: 20_000 });
  fc.assert(
    fc.property(number, number, (a, b) => {
      const [first, second] = [addDays("2026-01-01", a), addDays("2026-01-01", b)];
      expect(daysBetween(first, second)).toBe(b - a);
      expect(first < second).toBe(a < b);
    }),
  );
});
