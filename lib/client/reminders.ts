"use client";

import { useEffect, useRef } from "react";
import type { ReminderTime } from "../settings/options.ts";
import { reminderDelayMs } from "../settings/reminder-delay.ts";

/** Runs `remind` each day at that time, as long as the page is open; never when `time` is null. */
export function useDailyReminder(time: ReminderTime | null, remind: () => void): void {
  const latest = useRef(remind);
  useEffect(() => {
    latest.current = remind;
  }, [remind]);

  useEffect(() => {
    if (time === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          latest.current();
          wait();
        },
        reminderDelayMs(time, new Date()),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [time]);
}
