"use client";

import { useFormatter } from "next-intl";
import type { LocalDay } from "#lib/mastery/local-day.ts";

const STYLES = {
  short: { day: "numeric", month: "short" },
  date: { day: "numeric", month: "long" },
  long: { weekday: "long", day: "numeric", month: "long" },
} as const;

/** A calendar day in words. It is no instant: it reads the same in every time zone. */
export function useDayFormat(): (day: LocalDay, style: keyof typeof STYLES) => string {
  const format = useFormatter();
  return (day, style) => format.dateTime(noonOf(day), { ...STYLES[style], timeZone: "UTC" });
}

/** From one calendar day to another, in short. */
export function useDayRangeFormat(): (first: LocalDay, last: LocalDay) => string {
  const format = useFormatter();
  return (first, last) => format.dateTimeRange(noonOf(first), noonOf(last), { ...STYLES.short, timeZone: "UTC" });
}

const noonOf = (day: LocalDay) => new Date(`${day}T12:00:00Z`);
