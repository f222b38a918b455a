/**
 * A calendar day where the student is, as `YYYY-MM-DD`. Streaks and reviews count such days, never hours, so that
 * practice at five today is followed by a review on the right day, at whatever time. As text, days sort in order.
 */
export type LocalDay = string;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

/** Whether the text is the name of a time zone, such as `Africa/Addis_Ababa`, that this runtime knows. */
export function isTimeZone(text: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** The day that an instant falls on in a time zone. Throws a RangeError for what `isTimeZone` refuses. */
export function localDayOf(instant: Date, timeZone: string): LocalDay {
  const format = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/** The day that comes `count` days later, or earlier when it is negative. */
export function addDays(day: LocalDay, count: number): LocalDay {
  return new Date(Date.parse(day) + count * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** How many days `later` comes after `earlier`. */
export function daysBetween(earlier: LocalDay, later: LocalDay): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MILLISECONDS);
}
