"use client";

import { useFormatter } from "next-intl";
import type { LocalDay } from "#lib/mastery/local-day.ts";

const STYLES = {
  short: { day: "numeric", month: "short" },
  long: { weekday: "long", day: "numeric", month: "long" },
} as const;

/** A calendar day in words. It is no instant: it reads the same in every time zone. */
export function useDayFormat(): (day: LocalDay, style: keyof typeof STYLES) => string {
  const format = useFormatter();
  return (day, style) => format.dateTime(new Date(`${day}T12:00:00Z`), { ...STYLES[style], timeZone: "UTC" });
}
