import { expect, test } from "vitest";
import * as historyRoute from "#app/api/user/progress/history/route.ts";
import { progressHistoryShape } from "#lib/contracts/answers/progress.ts";
import { db } from "#lib/server/db/client.ts";
import { getHistory } from "#lib/server/progress/get-history.ts";
import { answer, cookieOf, createUserId, NOON } from "#tests/support/attempts.ts";
import { callRoute } from "#tests/support/call-route.ts";
import { readAnswer } from "#tests/support/read-answer.ts";

const historyOf = (userId: string, now: string | Date = NOON, timeZone = "UTC") =>
  getHistory({ user: { id: userId, plan: "student" }, timeZone, now: new Date(now) });

test("[ROLE-02] a day tells what was answered, what was right, what was right without help, and its points", async () => {
  const userId = await createUserId("student");
  await answer(userId);
  await answer(userId, { subtopic: "dilution", isHelped: true });
  await answer(userId, { isCorrect: false });
  await answer(userId, { answeredAt: new Date("2026-02-27T12:00:00Z"), isCorrect: false, isHelped: true });
  const { days } = await historyOf(userId);
  const { _sum: earned } = await db().attempt.aggregate({ where: { userId }, _sum: { xpPoints: true } });
  expect(days).toEqual([
    { day: "2026-02-27", answered: 1, right: 0, unaidedRight: 0, xp: 0 },
    { day: "2026-03-02", answered: 3, right: 2, unaidedRight: 1, xp: earned.xpPoints },
  ]);
});

test("the history is twelve weeks long, its first and its last day included", async () => {
  const userId = await createUserId("student");
  for (const day of ["2025-12-08", "2025-12-09", "2026-03-02"])
    await answer(userId, { answeredAt: new Date(`${day}T12:00:00Z`) });
  expect((await historyOf(userId)).days.map(({ day }) => day)).toEqual(["2025-12-09", "2026-03-02"]);
  expect((await historyOf(userId, "2026-03-03T00:00:00Z")).days.map(({ day }) => day)).toEqual(["2026-03-02"]);
});

test.each([
  ["Africa/Addis_Ababa", "2026-03-01T20:59:59Z", "2026-03-01"],
  ["Africa/Addis_Ababa", "2026-03-01T21:00:00Z", "2026-03-02"],
  ["America/Los_Angeles", "2026-03-02T07:59:59Z", "2026-03-01"],
  ["Pacific/Kiritimati", "2026-03-01T10:00:00Z", "2026-03-02"],
])("in %s an answer at %s counts for %s", async (timeZone, instant, day) => {
  const userId = await createUserId("student");
  await answer(userId, { timeZone, answeredAt: new Date(instant) });
  expect(await historyOf(userId, instant, timeZone)).toMatchObject({ today: day, days: [{ day, answered: 1 }] });
});

test("whoever flew west meets a day twice: what was answered on its tomorrow counts for today", async () => {
  const userId = await createUserId("student");
  const instant = new Date("2026-03-02T12:00:00Z");
  await answer(userId, { timeZone: "America/Los_Angeles", answeredAt: instant });
  await answer(userId, { timeZone: "Pacific/Kiritimati", answeredAt: instant });
  const { today, days } = await historyOf(userId, instant, "America/Los_Angeles");
  expect({ today, days }).toMatchObject({ today: "2026-03-02", days: [{ day: "2026-03-02", answered: 2 }] });
});

test("[ROLE-02] reviews of the next four weeks come by day; what is overdue stands under today, what comes later is left out", async () => {
  const userId = await createUserId("student");
  await answer(userId, { subtopic: "density", isCorrect: false });
  await answer(userId);
  // Recalled over months, a subtopic comes back only after months.
  for (const day of ["2025-09-01", "2025-09-04", "2025-09-16", "2025-11-01", "2026-03-01"])
    await answer(userId, { subtopic: "dilution", answeredAt: new Date(`${day}T12:00:00Z`) });
  const { reviews } = await historyOf(userId);
  expect(reviews).toMatchObject([
    { topic: "Density", topicId: "curriculum:density", day: "2026-03-03" },
    { topic: "Molarity", topicId: "curriculum:molarity" },
  ]);
  expect(reviews.map(({ day }) => day)).toEqual(reviews.map(({ day }) => day).toSorted());
  const later = await historyOf(userId, "2026-03-20T12:00:00Z");
  expect(later.reviews.map(({ day }) => day)).toEqual(["2026-03-20", "2026-03-20"]);
});

test("[ROLE-02] [ROLE-04] GET /api/user/progress/history tells the caller's own history and nobody else's", async () => {
  const [userId, other] = [await createUserId("student"), await createUserId("teacher")];
  await answer(userId, { answeredAt: new Date() });
  await answer(other, { answeredAt: new Date(), subtopic: "density" });
  const headers = await cookieOf(userId);
  const answered = await callRoute(historyRoute.GET, { headers, path: "/api/user/progress/history?timeZone=UTC" });
  expect(answered.status).toBe(200);
  expect(readAnswer(progressHistoryShape, answered.json)).toEqual(answered.json);
  expect(answered.json).toMatchObject({ days: [{ answered: 1 }], reviews: [{ topic: "Molarity" }] });
});

test("[ROLE-02] the free plan, whoever is not signed in, and a time zone that is none are refused", async () => {
  const free = { headers: await cookieOf(await createUserId("free")) };
  expect(await callRoute(historyRoute.GET, free)).toMatchObject({ status: 403, json: { code: "PLAN_REQUIRED" } });
  expect(await callRoute(historyRoute.GET, {})).toMatchObject({ status: 401, json: { code: "UNAUTHORIZED" } });
  const nowhere = {
    headers: await cookieOf(await createUserId("student")),
    path: "/api/user/progress/history?timeZone=Mars/Olympus",
  };
  expect(await callRoute(historyRoute.GET, nowhere)).toMatchObject({ status: 400, json: { code: "INVALID_REQUEST" } });
});
