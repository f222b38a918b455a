import type { ReminderTime } from "./options.ts";

/**
 * How long until the clock next shows `time` where the student is, in milliseconds; a whole day when it shows it now. Across
 * a change to or from summer time it is the clock on the wall that counts.
 */
export function reminderDelayMs(time: ReminderTime, now: Date): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const next = new Date(now.getTime());
  next.setHours(hours, minutes, 0, 0);
  if (next.getTime() <= now.getTime()) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
}
