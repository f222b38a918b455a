const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;

/** A moment of a day before: the same one, whenever on a day it is asked for. `time` is UTC, as "16:20". */
export function momentOfPastDay(now: Date, daysAgo: number, time: string): Date {
  const midnight = Math.floor(now.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(midnight - daysAgo * DAY_MILLISECONDS + (hours * 60 + minutes) * MINUTE_MILLISECONDS);
}

export function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MILLISECONDS);
}
