import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { turnSchema, type Turn } from "#lib/contracts/chat.ts";
import { hintShape } from "#lib/contracts/answers/hint.ts";
import { topicProgressShape } from "#lib/contracts/answers/progress.ts";
import { type AppServer, startAppServer } from "#tests/support/app-server.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { array } from "#lib/contracts/shape.ts";
import { readAnswer } from "#tests/support/read-answer.ts";

const databaseUrl = process.env["DATABASE_URL"] ?? "";

let app: AppServer;
beforeAll(async () => {
  app = await startAppServer({ databaseUrl });
});
afterAll(() => app.stop());

type Call = { method?: string; body?: unknown; headers?: Record<string, string> };

function call(user: SignedInUser | null, path: string, { method = "GET", body, headers = {} }: Call = {}) {
  return fetch(`${app.url}${path}`, {
    method,
    headers: {
      accept: "application/json",
      ...(user && { cookie: user.cookie }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

const post = (user: SignedInUser | null, path: string, body: unknown) => call(user, path, { method: "POST", body });

async function createSession(user: SignedInUser): Promise<string> {
  const response = await post(user, "/api/chat/sessions", { topic: "measurement", title: "Test" });
  return ((await response.json()) as { id: string }).id;
}

async function ask(user: SignedInUser, session: string, body: object): Promise<Turn> {
  const response = await post(user, `/api/chat/${session}/messages`, body);
  expect(response.status).toBe(200);
  return turnSchema.parse(await response.json());
}

async function issueChoice(user: SignedInUser, session: string) {
  const { message } = await ask(user, session, {
    content: "x",
    type: "generate_mcq",
    subtopic: "density",
    difficulty: "easy",
  });
  if (message.metadata?.type !== "mcq_question") throw new Error("No question");
  return { id: message.id, card: message.metadata };
}

async function progressOf(user: SignedInUser) {
  return readAnswer(
    array(topicProgressShape),
    await (await call(user, "/api/user/progress?timeZone=Africa/Addis_Ababa")).json(),
  );
}

test("[API-08] [API-13] [PROG-04] a question is issued, answered twice at once from two tabs, and counted once", async () => {
  await using user = await createSignedInUser();
  const session = await createSession(user);
  const { id, card } = await issueChoice(user, session);
  const answer = {
    content: card.correctAnswer,
    type: "evaluate_answer",
    questionId: id,
    studentAnswer: card.correctAnswer,
    timeZone: "Africa/Addis_Ababa",
  };
  const [first, second] = await Promise.all([ask(user, session, answer), ask(user, session, answer)]);
  expect(first).toEqual(second);
  expect(first.message.metadata).toMatchObject({ evaluation: { isCorrect: true, score: 100 } });
  expect(await progressOf(user)).toMatchObject([
    {
      topic: "Density",
      problemsSolved: 1,
      totalProblems: 100,
      streakDays: 1,
      xpPoints: 10,
      currentDifficulty: "easy",
      easyAttempted: 1,
      easyCorrect: 1,
      easyMastered: false,
    },
  ]);
});

test("[API-08] progress is the caller's own, and empty at first", async () => {
  await using user = await createSignedInUser();
  expect(await progressOf(user)).toEqual([]);
  expect((await call(null, "/api/user/progress")).status).toBe(401);
  expect((await call(user, "/api/user/progress?timeZone=Nowhere/Land")).status).toBe(400);
});

test("[API-14] [HINT-01] hints of a question and of a free text come one by one", async () => {
  await using user = await createSignedInUser();
  const { id, card } = await issueChoice(user, await createSession(user));
  const hint = readAnswer(
    hintShape,
    await (await post(user, "/api/hints/get", { problem: card.question, hintNumber: 1 })).json(),
  );
  expect(hint).toMatchObject({ hintNumber: 1, isLastHint: false });
  const named = await post(user, "/api/hints/get", { problem: card.question, hintNumber: 2, questionId: id });
  expect(readAnswer(hintShape, await named.json()).hintNumber).toBe(2);
  const free = await post(user, "/api/hints/get", {
    problem: "What is the pH of 0.025 M HCl?",
    hintNumber: 1,
    language: "fr",
  });
  expect(readAnswer(hintShape, await free.json()).content).toMatch(/relation|étape/i);
});

test.each([
  ["a blank problem", { problem: "  ", hintNumber: 1 }, 400, "INVALID_BODY"],
  ["no number", { problem: "x" }, 400, "INVALID_BODY"],
  ["number zero", { problem: "x", hintNumber: 0 }, 400, "INVALID_BODY"],
  ["half a number", { problem: "x", hintNumber: 1.5 }, 400, "INVALID_BODY"],
  ["a number out of order", { problem: "What is the pH of 0.025 M HCl?", hintNumber: 40 }, 400, "INVALID_REQUEST"],
  ["a text that is no problem", { problem: "Why?", hintNumber: 1 }, 422, "NOT_RECOGNISED"],
  [
    "a text that is too much to read",
    { problem: "糖水K".repeat(3_330), hintNumber: 1, language: "zh" },
    422,
    "TOO_MUCH_TO_READ",
  ],
  ["100 kB", { problem: "H".repeat(100_000), hintNumber: 1 }, 400, "INVALID_BODY"],
  ["a megabyte", { problem: "H".repeat(1_000_000), hintNumber: 1 }, 413, "TOO_LARGE"],
  ["no question of this user", { problem: "x", hintNumber: 1, questionId: randomUUID() }, 404, "NOT_FOUND"],
  ["no JSON", "{", 400, "INVALID_BODY"],
])("[API-14] a hint request with %s is refused", async (_, body, status, code) => {
  await using user = await createSignedInUser();
  const response = await post(user, "/api/hints/get", body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});

test("[API-01] [API-14] the hint route wants a session, POST and our own pages", async () => {
  await using user = await createSignedInUser();
  const body = { problem: "x", hintNumber: 1 };
  expect((await post(null, "/api/hints/get", body)).status).toBe(401);
  expect((await call(user, "/api/hints/get")).status).toBe(405);
  expect(
    (await call(user, "/api/hints/get", { method: "POST", body, headers: { origin: "https://evil.example" } })).status,
  ).toBe(403);
  expect(
    (await call(user, "/api/hints/get", { method: "POST", body, headers: { "content-type": "text/plain" } })).status,
  ).toBe(415);
});

test.each([
  ["an unknown subtopic", { content: "x", type: "generate_practice", subtopic: "alchemy" }, 400],
  ["an unknown level", { content: "x", type: "generate_practice", difficulty: "extreme" }, 400],
  ["a family on the free plan", { content: "x", type: "generate_practice", family: "density" }, 403],
  [
    "an answer of 100 kB",
    { content: "x", type: "evaluate_answer", questionText: "x", studentAnswer: "9".repeat(100_000) },
    400,
  ],
  [
    "another user's question",
    { content: "x", type: "evaluate_answer", questionId: randomUUID(), studentAnswer: "1" },
    404,
  ],
])("[API-13] [ROLE-04] %s is a typed error, and nothing is counted", async (_, body, status) => {
  await using user = await createSignedInUser();
  const session = await createSession(user);
  const response = await post(user, `/api/chat/${session}/messages`, body);
  expect(response.status).toBe(status);
  expect(await (await call(user, `/api/chat/${session}/messages`)).json()).toEqual([]);
  expect(await progressOf(user)).toEqual([]);
});

test("[PROG-04] two unaided wrong answers bring an easier level, five right ones a harder; a helped one moves nothing", async () => {
  await using user = await createSignedInUser({ plan: "student" });
  const session = await createSession(user);
  async function answer(isRight: boolean, help = false) {
    const { message } = await ask(user, session, { content: "x", type: "generate_mcq", subtopic: "density" });
    if (message.metadata?.type !== "mcq_question") throw new Error(message.content);
    const { correctAnswer, options, question, difficulty } = message.metadata;
    if (help) await post(user, "/api/hints/get", { problem: question, hintNumber: 1, questionId: message.id });
    const chosen = isRight ? correctAnswer : options.find(({ id }) => id !== correctAnswer)?.id;
    await ask(user, session, { content: "x", type: "evaluate_answer", questionId: message.id, studentAnswer: chosen });
    return difficulty;
  }
  expect(await answer(true, true)).toBe("easy");
  for (let count = 0; count < 5; count += 1) expect(await answer(true)).toBe("easy");
  expect(await answer(false)).toBe("medium");
  expect(await answer(false, true)).toBe("medium");
  expect(await answer(false)).toBe("medium");
  expect(await answer(true)).toBe("easy");
  expect((await progressOf(user))[0]).toMatchObject({ easyMastered: true, mediumMastered: false });
});
