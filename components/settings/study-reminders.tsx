"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useCallback, useEffect, useRef } from "react";
import { toast } from "#components/ui/toast.ts";
import { showNotification } from "#lib/client/notifications.ts";
import { useProgress } from "#lib/client/progress.ts";
import { useDailyReminder } from "#lib/client/reminders.ts";
import { useSettings } from "#lib/client/settings.ts";
import type { TopicProgress } from "#lib/contracts/answers/progress.ts";
import { findSubtopicByName } from "#lib/curriculum/topics.ts";
import { findProgressNews, streakOf } from "./progress-news.ts";

/** Several tabs remind at the same time: one reminder stands. */
const REMINDER_TAG = "atomcoach-reminder";
/** More topics than these are counted rather than named. */
const MOST_NAMED = 3;

type Notice = { title: string; body: string; tag: string };

/** Shows nothing by itself: reminds at the time that was set, and tells what was reached. One per page. */
export function StudyReminders() {
  useReminders();
  useProgressUpdates();
  return null;
}

function useReminders(): void {
  const t = useTranslations("settings.reminders");
  const format = useFormatter();
  const nameOf = useSubtopicName();
  const { studyReminders, practiceNotifications, reminderTime } = useSettings();
  const { data = [] } = useProgress();

  useDailyReminder(studyReminders || practiceNotifications ? reminderTime : null, () => {
    const due = data.filter(({ isDue }) => isDue).map(({ topic }) => nameOf(topic));
    if (practiceNotifications && due.length > 0) {
      const body = due.length > MOST_NAMED ? t("dueText", { count: due.length }) : format.list(due);
      tell({ title: t("dueTitle"), body, tag: REMINDER_TAG });
    } else if (studyReminders) tell({ title: t("studyTitle"), body: t("studyText"), tag: REMINDER_TAG });
  });
}

function useProgressUpdates(): void {
  const t = useTranslations();
  const nameOf = useSubtopicName();
  const { progressUpdates } = useSettings();
  const { data } = useProgress();
  const before = useRef<readonly TopicProgress[] | null>(null);
  const toldDays = useRef(0);

  useEffect(() => {
    if (data === undefined) return;
    const isFirst = before.current === null;
    const news = findProgressNews(before.current ?? data, data, toldDays.current);
    before.current = data;
    const isStreakTold = isFirst || news.some(({ kind }) => kind === "streak");
    toldDays.current = isStreakTold ? streakOf(data) : Math.min(toldDays.current, streakOf(data));
    if (!progressUpdates) return;
    for (const item of news) {
      if (item.kind === "streak") {
        toast({
          title: t("settings.reminders.streakTitle"),
          description: t("settings.reminders.streakText", { count: item.days }),
        });
        continue;
      }
      const level = t(`settings.options.${item.level}`);
      const description = t("settings.reminders.masteredText", { topic: nameOf(item.topic), level });
      toast({ title: t("settings.reminders.masteredTitle"), description });
    }
  }, [data, progressUpdates, t, nameOf]);
}

/** A record's topic, which is stored in English, in the reader's language. */
function useSubtopicName(): (topic: string) => string {
  const t = useTranslations("curriculum.subtopics");
  return useCallback(
    (topic) => {
      const subtopic = findSubtopicByName(topic);
      return subtopic === null ? topic : t(subtopic.slug);
    },
    [t],
  );
}

/** Where the browser does not show it, the page does. */
function tell({ title, body, tag }: Notice): void {
  if (!showNotification({ title, body, tag })) toast({ title, description: body });
}
