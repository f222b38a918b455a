import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import * as sessionRoute from "#app/api/chat/sessions/[sessionId]/route.ts";
import * as sessionsRoute from "#app/api/chat/sessions/route.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import { createSession as signIn } from "#lib/server/auth/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { closedTurn, type StudentWithSession, createStudent, openNewTurn, writeReply } from "#tests/support/turns.ts";
import { type Answer, callRoute, jsonCall } from "#tests/support/call-route.ts";

type Headers = { cookie: string };

async function signedIn(): Promise<StudentWithSession & { headers: Headers }> {
  const student = await createStudent();
  onTestFinished(async () => {
    await db().user.deleteMany({ where: { id: student.id } });
  });
  const { token } = await signIn(student.id);
  return { ...student, headers: { cookie: `authjs.session-token=${token}` } };
}

async function add(headers: Headers, title: string, topic = "stoichiometry"): Promise<string> {
  return (await callRoute(sessionsRoute.POST, jsonCall("POST", { title, topic }, headers))).json.id;
}

async function found(headers: Headers, search: string): Promise<string[]> {
  const path = `/api/chat/sessions?${new URLSearchParams({ search })}`;
  const { json }: { json: ChatSession[] } = await callRoute(sessionsRoute.GET, { path, headers });
  return json.map(({ title }) => title);
}

const rename = (headers: Headers, sessionId: string, body: unknown): Promise<Answer> =>
  callRoute(sessionRoute.PATCH, { ...jsonCall("PATCH", body, headers), params: { sessionId } });

const remove = (headers: Headers | Record<string, never>, sessionId: string): Promise<Answer> =>
  callRoute(sessionRoute.DELETE, { method: "DELETE", headers, params: { sessionId } });

test("[API-28] [HOME-06] a session is renamed, trimmed, and keeps its place in the list", async () => {
  const { headers, sessionId } = await signedIn();
  await add(headers, "Newer");
  expect(await rename(headers, sessionId, { title: "  Friday’s test " })).toMatchObject({
    status: 200,
    json: { id: sessionId, title: "Friday’s test" },
  });
  expect(await found(headers, "")).toEqual(["Newer", "Friday’s test"]);
});

test.each([{ title: " " }, { title: "x".repeat(201) }, { title: 7 }, {}])("[API-28] %j is no name", async (body) => {
  const { headers, sessionId } = await signedIn();
  expect(await rename(headers, sessionId, body)).toMatchObject({ status: 400, json: { code: "INVALID_BODY" } });
  expect(await found(headers, "")).toEqual(["Test"]);
});

test("[API-28] [HOME-06] a deleted session is gone with its messages; what its answers moved stays", async () => {
  const student = await signedIn();
  const turn = await openNewTurn(student, {
    content: "x",
    type: "generate_mcq",
    subtopic: "density",
    difficulty: "easy",
  });
  const { message } = closedTurn(await writeReply(turn));
  const attempt = {
    questionId: message.id,
    userId: student.id,
    subtopic: "density",
    family: "density",
    difficulty: "easy",
    isCorrect: true,
    isHelped: false,
    score: 100,
    xpPoints: 10,
    hasMastered: false,
    difficultyBefore: "easy",
    difficultyAfter: "easy",
    answeredAt: new Date(),
    localDay: new Date("2026-11-20"),
  } as const;
  await db().attempt.create({ data: attempt });

  expect((await remove(student.headers, student.sessionId)).status).toBe(204);
  expect((await remove(student.headers, student.sessionId)).status).toBe(404);
  expect(await found(student.headers, "")).toEqual([]);
  expect(await db().message.count({ where: { sessionId: student.sessionId } })).toBe(0);
  expect(await db().issuedQuestion.count({ where: { userId: student.id } })).toBe(0);
  expect(await db().attempt.count({ where: { userId: student.id } })).toBe(1);
});

test("[API-28] a reply whose session is deleted meanwhile ends without a trace", async () => {
  const student = await signedIn();
  const turn = await openNewTurn(student, { content: "molar mass of H2O" });
  await remove(student.headers, student.sessionId);
  expect((await writeReply(turn)).at(-1)).toMatchObject({ type: "failed", turn: null });
  expect(await db().message.count({ where: { sessionId: student.sessionId } })).toBe(0);
});

test("[API-28] [ROLE-04] nobody renames, deletes or finds what is another's", async () => {
  const owner = await signedIn();
  const { headers } = await signedIn();
  await rename(owner.headers, owner.sessionId, { title: "A secret" });
  for (const sessionId of [owner.sessionId, randomUUID(), "1"]) {
    expect(await rename(headers, sessionId, { title: "Mine" })).toMatchObject({
      status: 404,
      json: { code: "NOT_FOUND" },
    });
    expect((await remove(headers, sessionId)).status).toBe(404);
  }
  expect(await found(headers, "secret")).toEqual([]);
  expect(await found(owner.headers, "secret")).toEqual(["A secret"]);
  expect((await remove({}, owner.sessionId)).status).toBe(401);
  expect(await callRoute(sessionRoute.GET, { params: { sessionId: owner.sessionId } })).toMatchObject({ status: 405 });
});

test("[API-28] [HOME-06] sessions are found by title, by topic and by what was said", async () => {
  const student = await signedIn();
  const { headers } = student;
  await add(headers, "Gas Laws Session", "gas-laws");
  await add(headers, "Density Session", "curriculum:density");
  await writeReply(await openNewTurn(student, { content: "What is the molar mass of H2SO4?" }));

  expect(await found(headers, "dENSity")).toEqual(["Density Session"]);
  expect(await found(headers, "session")).toEqual(["Density Session", "Gas Laws Session"]);
  for (const said of ["molar MASS of", "h2so4", "H₂SO₄", "  98.07"])
    expect(await found(headers, said), said).toEqual(["Test"]);
  expect(await found({ cookie: `${headers.cookie}; NEXT_LOCALE=zh` }, "气体")).toEqual(["Gas Laws Session"]);
  expect(await found(headers, "nobody said this")).toEqual([]);
});

async function list(headers: Headers): Promise<ChatSession[]> {
  return (await callRoute(sessionsRoute.GET, { path: "/api/chat/sessions", headers })).json;
}

test("[API-10] [HOME-06] each session tells what was asked first in it, and an unused one that nothing was", async () => {
  const student = await signedIn();
  const { headers, sessionId } = student;
  const unused = await add(headers, "Gas Laws Session", "gas-laws");
  const content = `Is this right?\n\n=== File: key.txt ===\n${"the hidden key ".repeat(300)}\n=== End of file ===`;
  await writeReply(await openNewTurn(student, { content }));
  await writeReply(await openNewTurn(student, { content: "And the molar mass of H2O?" }));
  const told = (sessions: ChatSession[]) =>
    Object.fromEntries(sessions.map(({ id, firstQuestion }) => [id, firstQuestion]));
  expect(told(await list(headers))).toEqual({ [sessionId]: "Is this right?", [unused]: null });
  expect((await rename(headers, sessionId, { title: "Mine" })).json).toMatchObject({ firstQuestion: "Is this right?" });
});

test("[API-10] of a session that began with a button for practice, the list tells the question that came of it", async () => {
  const student = await signedIn();
  const { message } = closedTurn(
    await writeReply(
      await openNewTurn(student, { content: "A problem, please.", type: "generate_practice", subtopic: "molarity" }),
    ),
  );
  const question = message.metadata?.type === "practice_question" ? message.metadata.question : "";
  const [session] = await list(student.headers);
  const told = session?.firstQuestion?.replace(/…$/u, "") ?? "";
  expect(told.length).toBeGreaterThan(20);
  expect(question.replaceAll(/\s+/gu, " ").startsWith(told)).toBe(true);
});

test.each(["%", "_", "\\", "100%", "a_c", "\u0000%", "'; DROP TABLE users; --"])(
  "[API-28] %j is searched for as it is written",
  async (search) => {
    const { headers } = await signedIn();
    await add(headers, "abc 1000");
    expect(await found(headers, search)).toEqual([]);
    const title = `before ${search.replaceAll("\u0000", "")} after`;
    await add(headers, title);
    expect(await found(headers, search)).toEqual([title]);
  },
);

test("[API-28] a search of one among many looks through an index, not through what everybody said", async () => {
  const { id, headers, sessionId } = await signedIn();
  await db().message.create({ data: { id: randomUUID(), sessionId, role: "user", content: "a rare wolframite" } });
  const { id: other, sessionId: theirs } = await signedIn();
  await db().message.create({
    data: { id: randomUUID(), sessionId: theirs, role: "user", content: "another wolframite" },
  });
  expect(await found(headers, "wolframite")).toEqual(["Test"]);
  expect(id).not.toBe(other);

  const plan = await db().$transaction(async (tx) => {
    // However few rows a test has.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<
      { "QUERY PLAN": string }[]
    >`EXPLAIN SELECT session_id FROM messages WHERE content ILIKE '%wolframite%' AND lease_until IS NULL`;
  });
  expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toContain("messages_content_idx");
});

test("[API-28] a reply is found when it is whole, not while it is written", async () => {
  const { headers, sessionId } = await signedIn();
  const id = randomUUID();
  const data = {
    id,
    sessionId,
    role: "assistant",
    content: "half a wolframite",
    state: "writing",
    leaseUntil: new Date(Date.now() + 60_000),
  } as const;
  await db().message.create({ data });
  expect(await found(headers, "wolframite")).toEqual([]);
  await db().message.update({ where: { id }, data: { state: "complete", leaseUntil: null } });
  expect(await found(headers, "wolframite")).toEqual(["Test"]);
});

test("[API-28] a search comes in pages too, and is not endless", async () => {
  const { headers } = await signedIn();
  const ids: string[] = [];
  for (const title of ["one", "two", "three"]) ids.push(await add(headers, `Part ${title}`));
  const page = async (query: string) =>
    (await callRoute(sessionsRoute.GET, { path: `/api/chat/sessions?${query}`, headers })).json;
  expect((await page("search=part&limit=2")).map(({ id }: ChatSession) => id)).toEqual([ids[2], ids[1]]);
  expect((await page(`search=part&limit=2&before=${ids[1]}`)).map(({ id }: ChatSession) => id)).toEqual([ids[0]]);
  expect(await page(`search=${"x".repeat(201)}`)).toMatchObject({ code: "INVALID_REQUEST" });
});
