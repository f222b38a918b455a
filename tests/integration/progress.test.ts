import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import * as progressRoute from "#app/api/user/progress/route.ts";
import { topicProgressShape } from "#lib/contracts/answers/progress.ts";
import { findTopic } from "#lib/curriculum/topics.ts";
import { db } from "#lib/server/db/client.ts";
import { findRecords } from "#lib/server/progress/find-records.ts";
import { listProgress } from "#lib/server/progress/list-progress.ts";
import { storeAttempt } from "#lib/server/progress/store-attempt.ts";
import { answer, answeredBy, cookieOf, createUserId, NOON } from "#tests/support/attempts.ts";
import { callRoute } from "#tests/support/call-route.ts";
import { array } from "#lib/contracts/shape.ts";
import { readAnswer } from "#tests/support/read-answer.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

const progressOf = (userId: string, now = NOON, timeZone = "UTC") =>
  listProgress({ user: { id: userId, plan: "free" }, timeZone, now });

async function recordOf(userId: string) {
  const topic = findTopic("molarity");
  const records = await findRecords(db(), userId, topic?.kind === "subtopic" ? [topic] : []);
  return records.get("molarity");
}

test("[PROG-04] an answer changes the counts of its subtopic, its level and nothing else", async () => {
  const userId = await createUserId("free");
  expect(await progressOf(userId)).toEqual([]);
  const outcome = await answer(userId, { difficulty: "medium" });
  expect(outcome).toEqual({
    isRepeat: false,
    isCorrect: true,
    isHelped: false,
    score: 100,
    misconception: null,
    xpPoints: 20,
    hasMastered: false,
    difficultyBefore: "easy",
    difficultyAfter: "easy",
  });
  expect(await progressOf(userId)).toEqual([
    {
      topic: "Molarity",
      topicId: "curriculum:molarity",
      problemsSolved: 1,
      totalProblems: 100,
      streakDays: 1,
      xpPoints: 20,
      currentDifficulty: "easy",
      easyAttempted: 0,
      easyCorrect: 0,
      easyMastered: false,
      mediumAttempted: 1,
      mediumCorrect: 1,
      mediumMastered: false,
      hardAttempted: 0,
      hardCorrect: 0,
      hardMastered: false,
      isDue: false,
      dueDay: null,
      owedQuestions: 0,
    },
  ]);
});

test("[PROG-04] 50 submissions of one question at the same instant count once, and all are told the same", async () => {
  const userId = await createUserId("free");
  const questionId = randomUUID();
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => answer(userId, { questionId })));
  expect(outcomes.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
  for (const outcome of outcomes) expect({ ...outcome, isRepeat: false }).toEqual({ ...outcomes[0], isRepeat: false });
  expect(await progressOf(userId)).toMatchObject([
    { problemsSolved: 1, xpPoints: 10, easyAttempted: 1, easyCorrect: 1 },
  ]);
});

test("[PROG-04] answers to 50 questions at the same instant, as from several tabs, all count", async () => {
  const userId = await createUserId("free");
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => answer(userId, { isHelped: index % 2 === 1 })),
  );
  expect(outcomes.filter(({ hasMastered }) => hasMastered)).toHaveLength(1);
  expect(outcomes.filter(({ difficultyBefore, difficultyAfter }) => difficultyBefore !== difficultyAfter)).toHaveLength(
    1,
  );
  expect(await progressOf(userId)).toMatchObject([
    {
      problemsSolved: 50,
      xpPoints: 25 * 10 + 25 * 5,
      easyAttempted: 50,
      easyCorrect: 50,
      easyMastered: true,
      currentDifficulty: "medium",
    },
  ]);
});

test("[PROG-04] a second answer to a question returns the outcome of the first and changes nothing", async () => {
  const userId = await createUserId("free");
  const questionId = randomUUID();
  const first = await answer(userId, { questionId, isCorrect: false, score: 40, misconception: "inverted" });
  const before = await recordOf(userId);
  const second = await answer(userId, {
    questionId,
    isCorrect: true,
    score: 100,
    answeredAt: new Date(NOON.getTime() + DAY_MS),
  });
  expect(second).toEqual({ ...first, isRepeat: true });
  expect(await recordOf(userId)).toEqual(before);
});

test("[PROG-04] five right answers bring a harder level, two wrong ones an easier, and one with help moves nothing", async () => {
  const userId = await createUserId("free");
  for (let count = 0; count < 4; count += 1) await answer(userId);
  expect(await answer(userId, { isHelped: true })).toMatchObject({
    xpPoints: 5,
    hasMastered: false,
    difficultyAfter: "easy",
  });
  expect(await answer(userId)).toMatchObject({
    hasMastered: true,
    difficultyBefore: "easy",
    difficultyAfter: "medium",
  });
  const wrong = { difficulty: "medium", isCorrect: false, score: 0 } as const;
  expect(await answer(userId, wrong)).toMatchObject({ xpPoints: 0, difficultyAfter: "medium" });
  expect(await answer(userId, { ...wrong, isHelped: true })).toMatchObject({ difficultyAfter: "medium" });
  expect(await answer(userId, wrong)).toMatchObject({ difficultyBefore: "medium", difficultyAfter: "easy" });
  expect(await progressOf(userId)).toMatchObject([
    {
      easyAttempted: 6,
      easyCorrect: 6,
      easyMastered: true,
      mediumAttempted: 3,
      mediumCorrect: 0,
      currentDifficulty: "easy",
    },
  ]);
});

test("the record is read back as it was written, with what is owed and when it is due", async () => {
  const userId = await createUserId("free");
  await answer(userId, { isHelped: true });
  await answer(userId, { difficulty: "hard", isCorrect: false });
  expect(await recordOf(userId)).toMatchObject({
    problemsSolved: 1,
    levels: {
      easy: { attempted: 1, correct: 1, mastered: false, unaided: [], wrongInARow: 0 },
      hard: { attempted: 1, correct: 0, mastered: false, unaided: [false], wrongInARow: 1 },
    },
    owed: [{ family: "molarity-of-solution", variant: "amount", difficulty: "easy" }],
    review: { reviewed: "2026-03-02", due: "2026-03-03" },
    answeredAt: NOON,
  });
  expect(await progressOf(userId)).toMatchObject([{ owedQuestions: 1, isDue: false }]);
  expect(await progressOf(userId, new Date(NOON.getTime() + DAY_MS))).toMatchObject([{ isDue: true }]);
});

test("a memory that cannot be read is forgotten, the counters are not", async () => {
  const userId = await createUserId("free");
  await answer(userId);
  await db().topicRecord.updateMany({ where: { userId }, data: { memory: { levels: "all" } } });
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await answer(userId);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("progress.memory_unreadable"));
  expect(await recordOf(userId)).toMatchObject({
    problemsSolved: 2,
    levels: { easy: { attempted: 2, unaided: [true] } },
  });
});

test("what fails later in the transaction takes the attempt back with it", async () => {
  const userId = await createUserId("free");
  const questionId = randomUUID();
  const failing = db().$transaction(async (transaction) => {
    await storeAttempt(transaction, answeredBy(userId, { questionId }));
    throw new Error("The evaluation could not be stored.");
  });
  await expect(failing).rejects.toThrow("could not be stored");
  expect(await progressOf(userId)).toEqual([]);
  expect(await answer(userId, { questionId })).toMatchObject({ isRepeat: false });
});

test("[ROLE-04] a question that another user answered is not there, and changes nothing", async () => {
  const [owner, other] = [await createUserId("free"), await createUserId("free")];
  const questionId = randomUUID();
  await answer(owner, { questionId });
  await expect(answer(other, { questionId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await progressOf(other)).toEqual([]);
});

test("[PROG-02] the streak counts the student's own days, over all subtopics, and stands in each record", async () => {
  const userId = await createUserId("free");
  const timeZone = "Africa/Addis_Ababa";
  // Half past nine in the evening UTC is past midnight in Addis Ababa.
  await answer(userId, { timeZone, answeredAt: new Date("2026-02-27T21:30:00Z") });
  const failed = { timeZone, isHelped: true, isCorrect: false } as const;
  await answer(userId, { ...failed, subtopic: "dilution", answeredAt: new Date("2026-03-01T09:00:00Z") });
  await answer(userId, { timeZone, subtopic: "density", answeredAt: new Date("2026-03-01T21:30:00Z") });
  const streaks = async (now: string) => {
    const records = await progressOf(userId, new Date(now), timeZone);
    return records.map(({ topic, streakDays }) => [topic, streakDays]);
  };
  expect(await streaks("2026-03-02T12:00:00Z")).toEqual([
    ["Density", 3],
    ["Molarity", 3],
    ["Dilution", 3],
  ]);
  expect((await streaks("2026-03-03T20:59:00Z")).map(([, days]) => days)).toEqual([3, 3, 3]);
  expect((await streaks("2026-03-03T21:00:00Z")).map(([, days]) => days)).toEqual([0, 0, 0]);
});

test("[PROG-02] [API-08] GET /api/user/progress tells the caller's own records and nobody else's", async () => {
  const [userId, other] = [await createUserId("free"), await createUserId("free")];
  await answer(userId, { answeredAt: new Date() });
  await answer(other, { subtopic: "density" });
  const headers = await cookieOf(userId);
  const answered = await callRoute(progressRoute.GET, { headers, path: "/api/user/progress?timeZone=UTC" });
  expect(answered.status).toBe(200);
  expect(readAnswer(array(topicProgressShape), answered.json)).toEqual(answered.json);
  expect(answered.json).toMatchObject([{ topic: "Molarity", problemsSolved: 1, streakDays: 1 }]);
  expect((await callRoute(progressRoute.GET, { headers })).json).toEqual(answered.json);
});

test("[API-08] GET /api/user/progress refuses a time zone that is none, and whoever is not signed in", async () => {
  const headers = await cookieOf(await createUserId("free"));
  const path = "/api/user/progress?timeZone=Mars/Olympus";
  const refused = await callRoute(progressRoute.GET, { path, headers });
  expect(refused).toMatchObject({ status: 400, json: { code: "INVALID_REQUEST", errors: [{ path: "timeZone" }] } });
  expect(await callRoute(progressRoute.GET, {})).toMatchObject({ status: 401 });
});

test.each([
  ["free", false],
  ["student", true],
  ["teacher", true],
] as const)("[ROLE-02] with the plan %s, the day of the next review is told: %s", async (planName, isTold) => {
  const userId = await createUserId(planName);
  await answer(userId);
  const [record] = await listProgress({ user: { id: userId, plan: planName }, timeZone: "UTC", now: NOON });
  expect(record?.dueDay).toEqual(isTold ? expect.stringMatching(/^2026-03-0\d$/) : null);
});
