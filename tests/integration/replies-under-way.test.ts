import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { createSession, deleteSession } from "#lib/server/chat/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { AppError } from "#lib/server/http/app-error.ts";
import { errorBody } from "#lib/server/http/error-response.ts";
import { replyResponse } from "#lib/server/tutor/reply-response.ts";
import { retryTurn } from "#lib/server/tutor/retry-turn.ts";
import { type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import { findTraces } from "#tests/support/stored-traces.ts";
import {
  closedTurn,
  createStudent,
  expireLease,
  listStored,
  openNewTurn,
  openQuestion,
  openWaiting,
  type StudentWithSession,
  usedBy,
  writeReply,
} from "#tests/support/turns.ts";

const SOLVABLE = { content: "molar mass of NaCl" };

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("unused"));
});
afterAll(() => server.close());

async function addSession(student: StudentWithSession): Promise<StudentWithSession> {
  const { id: sessionId } = await createSession(student.id, { topic: "solutions", title: "Another" });
  return { ...student, sessionId };
}

async function underWay({ id }: StudentWithSession): Promise<string[]> {
  const { repliesUnderWay } = await db().user.findUniqueOrThrow({
    where: { id },
    select: { repliesUnderWay: true },
  });
  return repliesUnderWay;
}

const setUsed = ({ id }: StudentWithSession, used: number) =>
  db().usageDay.updateMany({ where: { userId: id, meter: "questionsPerDay" }, data: { used } });

/** Tells also when the use would be given back by itself. */
async function holdsOf({ id }: StudentWithSession): Promise<Record<string, string>> {
  const row = await db().usageDay.findFirst({ where: { userId: id }, select: { holds: true } });
  return (row?.holds ?? {}) as Record<string, string>;
}

test("[LIMIT-02] of forty questions at the same instant, over many sessions, as many are taken as may be answered at once", async () => {
  const student = await createStudent("student");
  const sessions = await Promise.all(Array.from({ length: 8 }, () => addSession(student)));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, at) => openQuestion(sessions[at % 8] ?? student, SOLVABLE)),
  );
  const opened = outcomes.flatMap((outcome) =>
    outcome.status === "fulfilled" && outcome.value.kind === "opened" ? [outcome.value.turn] : [],
  );
  expect(opened).toHaveLength(3);
  expect((await underWay(student)).toSorted()).toEqual(opened.map(({ replyId }) => replyId).toSorted());
  // What was refused holds nothing, and left nothing behind.
  expect(await usedBy(student)).toBe(3);
  expect(await db().message.count({ where: { session: { userId: student.id } } })).toBe(6);
  for (const turn of opened) await writeReply(turn);
  expect(await underWay(student)).toEqual([]);
  expect((await openQuestion(student, SOLVABLE)).kind).toBe("opened");
});

test("[LIMIT-02] the refusal says in six languages what is the matter, and when to come back", async () => {
  const student = await createStudent();
  for (let reply = 0; reply < 3; reply += 1) await openNewTurn(student, SOLVABLE);
  const refusal: unknown = await openQuestion(student, { content: "hi" }).catch((error: unknown) => error);
  if (!(refusal instanceof AppError)) throw refusal;
  expect(refusal).toMatchObject({ code: "REPLIES_UNDER_WAY", details: { limit: 3 }, headers: { "Retry-After": "5" } });
  const sentences = LOCALES.map((locale) => errorBody(refusal, locale).message);
  expect(new Set(sentences).size).toBe(LOCALES.length);
  for (const sentence of sentences) expect(sentence).toContain("3");
});

test("[LIMIT-02] replies to be written again at the same instant take their places too, and a refused one stays as it was", async () => {
  const student = await createStudent("student");
  const replies: string[] = [];
  for (let reply = 0; reply < 6; reply += 1)
    replies.push(closedTurn(await writeReply(await openNewTurn(student, SOLVABLE))).message.id);
  const outcomes = await Promise.allSettled(replies.map((id) => retryTurn(student, id, new Date())));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const states = (await listStored(student)).flatMap(({ role, state }) => (role === "assistant" ? [state] : []));
  expect(states.toSorted()).toEqual([...Array(3).fill("complete"), ...Array(3).fill("writing")]);
});

test("[LIMIT-02] a reply is one, also while it is written again", async () => {
  const student = await createStudent();
  const { replyId } = await openNewTurn(student, SOLVABLE);
  for (let other = 0; other < 2; other += 1) await openNewTurn(student, SOLVABLE);
  await expireLease(replyId);
  expect((await retryTurn(student, replyId, new Date())).kind).toBe("opened");
  expect(await underWay(student)).toHaveLength(3);
});

test("[LIMIT-02] [ROLE-03] what a crashed server was writing gives back its place and its question with its lease, and reads as interrupted", async () => {
  const student = await createStudent();
  const turns = [];
  for (let reply = 0; reply < 3; reply += 1) turns.push(await openNewTurn(student, SOLVABLE));
  await setUsed(student, 2);
  // Refused by either limit while the leases hold.
  await expect(openQuestion(student, SOLVABLE)).rejects.toMatchObject({ code: "REPLIES_UNDER_WAY" });
  expect(await usedBy(student)).toBe(5);
  for (const { replyId } of turns) await expireLease(replyId);
  // Whoever looks is told so before anybody asks.
  expect(await usedBy(student)).toBe(2);
  await writeReply(await openNewTurn(student, SOLVABLE));
  expect((await listStored(student)).map(({ state }) => state).filter((state) => state === "interrupted")).toHaveLength(
    3,
  );
  expect(await underWay(student)).toEqual([]);
  expect(await holdsOf(student)).toEqual({});
  expect(await usedBy(student)).toBe(3);
});

test("[ROLE-03] the last question of a day is there again when the lease of the reply that it was held for has ended, and not before", async () => {
  const student = await createStudent();
  const turn = await openNewTurn(student, SOLVABLE);
  await setUsed(student, 4);
  await expect(openQuestion(student, SOLVABLE)).rejects.toMatchObject({ code: "USAGE_LIMIT_EXCEEDED" });
  // Its writer lives, and was only slow.
  const leaseUntil = new Date(Date.now() - 1_000);
  await db().message.update({ where: { id: turn.replyId }, data: { leaseUntil } });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => openQuestion(student, SOLVABLE)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  // It is no longer heard, and counts for nothing.
  expect((await writeReply(turn)).at(-1)).toMatchObject({ type: "failed", failure: { code: "CONFLICT" } });
  expect((await listStored(student))[1]).toMatchObject({ state: "interrupted" });
  expect(await usedBy(student)).toBe(5);
});

test("a session deleted during a reply: who waits is told that it is gone, nobody logs a fault, and nothing stays behind", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const student = await createStudent();
  const { turn, live, written, exchange } = await openWaiting(student, server);
  const accept = new Request("http://localhost/", { headers: { accept: "application/json" } });
  const response = replyResponse(accept, live.id, live.events());
  await deleteSession(student.id, student.sessionId);
  await written;
  expect(exchange.closed.aborted).toBe(true);
  expect((await response).status).toBe(404);
  expect(await (await response).json()).toMatchObject({ code: "NOT_FOUND" });
  expect(logged).not.toHaveBeenCalled();
  expect(await findTraces([student.sessionId, turn.replyId, turn.userMessage.id])).toEqual({});
  // What was read was read.
  expect(await usedBy(student)).toBe(1);
  vi.restoreAllMocks();
});

test("[ROLE-03] a session deleted after its server crashed holds the question no longer than a lease", async () => {
  const student = await createStudent();
  const turn = await openNewTurn(student, SOLVABLE);
  await deleteSession(student.id, student.sessionId);
  expect(await underWay(student)).toEqual([]);
  const until = Date.parse((await holdsOf(student))[turn.userMessage.id] ?? "");
  expect(until - Date.now()).toBeGreaterThan(0);
  expect(until - Date.now()).toBeLessThanOrEqual(5_000);
});

test("questions, their replies and the deletion of their session at the same instant never wait for each other", async () => {
  for (let round = 0; round < 6; round += 1) {
    const student = await createStudent("student");
    const first = await openNewTurn(student, SOLVABLE);
    const outcomes = await Promise.allSettled([
      writeReply(first),
      openNewTurn(student, SOLVABLE).then((turn) => writeReply(turn)),
      openNewTurn(student, SOLVABLE).then((turn) => writeReply(turn)),
      deleteSession(student.id, student.sessionId),
    ]);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "NOT_FOUND" });
    expect(await findTraces([student.sessionId, first.replyId])).toEqual({});
    expect(await underWay(student)).toEqual([]);
  }
});

test("sessions that are deleted while their replies end leave neither hold nor place", async () => {
  for (let round = 0; round < 8; round += 1) {
    const student = await createStudent();
    const { live, written, exchange } = await openWaiting(student, server);
    exchange.say("the end.");
    exchange.end();
    await Promise.all([deleteSession(student.id, student.sessionId), written]);
    expect(await findTraces([student.sessionId, live.id])).toEqual({});
    expect(await holdsOf(student)).toEqual({});
    expect(await usedBy(student)).toBe(1);
  }
});
