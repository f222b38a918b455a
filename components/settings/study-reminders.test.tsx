// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { refreshProgress } from "#lib/client/progress.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import { resetSettings, updateSettings } from "#lib/client/settings.ts";
import type { TopicProgress } from "#lib/contracts/answers/progress.ts";
import curriculum from "#messages/en/curriculum.json" with { type: "json" };
import settings from "#messages/en/settings.json" with { type: "json" };
import { StudyReminders } from "./study-reminders.tsx";

const RECORD: TopicProgress = {
  topic: "Molarity",
  topicId: "molarity",
  problemsSolved: 3,
  totalProblems: 100,
  streakDays: 1,
  xpPoints: 30,
  currentDifficulty: "easy",
  easyAttempted: 3,
  easyCorrect: 3,
  easyMastered: false,
  mediumAttempted: 0,
  mediumCorrect: 0,
  mediumMastered: false,
  hardAttempted: 0,
  hardCorrect: 0,
  hardMastered: false,
  isDue: false,
  dueDay: null,
  owedQuestions: 0,
};

let records: readonly TopicProgress[] = [];
const shown: { title: string; body?: string | undefined }[] = [];

/** The browser's notifications, as far as they are used. */
class Notifications extends EventTarget {
  static permission: NotificationPermission = "granted";
  constructor(title: string, { body }: NotificationOptions = {}) {
    super();
    shown.push({ title, body });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 2, 17, 30) });
  resetSettings();
  records = [RECORD];
  shown.length = 0;
  Notifications.permission = "granted";
  vi.stubGlobal("Notification", Notifications);
  vi.stubGlobal("fetch", async () => Response.json(records));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
const toasts = () =>
  toastStore
    .getSnapshot()
    .filter((toast) => toast.open)
    .map(({ title, description }) => `${String(title)}: ${String(description)}`);

async function open() {
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={{ curriculum, settings }} timeZone="UTC">
        <StudyReminders />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  await pass(0.01);
  return {
    answer: async (after: readonly TopicProgress[]) => {
      records = after;
      refreshProgress(queryClient);
      await pass(0.01);
    },
  };
}

test("[SET-06] the browser reminds once a day at the time that was set", async () => {
  await open();
  await pass(29);
  expect(shown).toEqual([]);
  await pass(2);
  expect(shown).toEqual([{ title: "Time for chemistry", body: settings.reminders.studyText }]);
  await pass(24 * 60);
  expect(shown).toHaveLength(2);
  expect(toasts()).toEqual([]);
});

test("[SET-06] another time moves the reminder", async () => {
  updateSettings({ reminderTime: "21:00" });
  await open();
  await pass(60);
  expect(shown).toEqual([]);
  await pass(3 * 60);
  expect(shown).toHaveLength(1);
});

test("[SET-06] what is due for review is named instead", async () => {
  records = [{ ...RECORD, isDue: true }];
  await open();
  await pass(31);
  expect(shown).toEqual([{ title: "Due for review", body: "Molarity" }]);
});

test.each([
  [{ studyReminders: false }, false, 0],
  [{ studyReminders: false }, true, 1],
  [{ practiceNotifications: false }, true, 1],
  [{ studyReminders: false, practiceNotifications: false }, true, 0],
])("[SET-06] with %j and something due: %s, there are %i reminders", async (change, isDue, count) => {
  updateSettings(change);
  records = [{ ...RECORD, isDue }];
  await open();
  await pass(31);
  expect(shown).toHaveLength(count);
});

test.each(["default", "denied"] as const)(
  "[SET-06] while the permission is %s, the page itself reminds",
  async (permission) => {
    Notifications.permission = permission;
    await open();
    await pass(31);
    expect(shown).toEqual([]);
    expect(toasts()).toEqual([`Time for chemistry: ${settings.reminders.studyText}`]);
  },
);

test("[SET-06] a level mastered and a longer streak are told, once, and only news", async () => {
  const { answer } = await open();
  expect(toasts()).toEqual([]);
  await answer([{ ...RECORD, easyMastered: true, streakDays: 2, xpPoints: 40 }]);
  expect(toasts()).toEqual(["Your streak grows: 2 days in a row", "Level mastered: Molarity: Easy"]);
  await answer([{ ...RECORD, easyMastered: true, streakDays: 2, xpPoints: 99 }]);
  expect(toasts()).toHaveLength(2);
});

test("[SET-06] a streak is cheered with the first right answer of a day, not with a wrong one", async () => {
  const { answer } = await open();
  await answer([{ ...RECORD, streakDays: 2, easyAttempted: 4 }]);
  expect(toasts()).toEqual([]);
  await answer([{ ...RECORD, streakDays: 2, easyAttempted: 5, xpPoints: 40 }]);
  expect(toasts()).toEqual(["Your streak grows: 2 days in a row"]);
});

test("[SET-06] a streak that was broken is cheered anew", async () => {
  records = [{ ...RECORD, streakDays: 9 }];
  const { answer } = await open();
  await answer([{ ...RECORD, streakDays: 1 }]);
  await answer([{ ...RECORD, streakDays: 2, xpPoints: 40 }]);
  expect(toasts()).toEqual(["Your streak grows: 2 days in a row"]);
});

test("[SET-06] progress updates that are off tell nothing", async () => {
  updateSettings({ progressUpdates: false });
  const { answer } = await open();
  await answer([{ ...RECORD, easyMastered: true, streakDays: 2, xpPoints: 40 }]);
  expect(toasts()).toEqual([]);
});
