import { expect, test } from "vitest";
import * as sessionsRoute from "#app/api/chat/sessions/route.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { createSession, deleteSession } from "#lib/server/chat/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { AppError } from "#lib/server/http/app-error.ts";
import { errorBody } from "#lib/server/http/error-response.ts";
import { retryTurn } from "#lib/server/tutor/retry-turn.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { createSignIn } from "#tests/support/factories.ts";
import {
  closedTurn,
  createStudent,
  openNewTurn,
  openQuestion,
  type StudentWithSession,
  usedBy,
  writeReply,
} from "#tests/support/turns.ts";

const MEBIBYTE = 1_048_576;
const EMPTY_SESSION = 10_240;
const SOLVABLE = { content: "molar mass of CuSO4·5H2O" };

// Before the environment is first read.
Object.assign(process.env, { CHAT_QUOTA_MEGABYTES: "1", REPLIES_AT_ONCE: "20" });

async function bytesOfSession({ sessionId: id }: StudentWithSession): Promise<number> {
  return Number((await db().chatSession.findUniqueOrThrow({ where: { id }, select: { bytes: true } })).bytes);
}

/** As if so much had been written in it. */
const fill = ({ sessionId: id }: StudentWithSession, bytes: number) =>
  db().chatSession.update({ where: { id }, data: { bytes }, select: { id: true } });

test("[LIMIT-02] a session counts what its messages take, also those that come at the same instant", async () => {
  const student = await createStudent("student");
  expect(await bytesOfSession(student)).toBe(EMPTY_SESSION);
  await Promise.all(Array.from({ length: 20 }, async () => writeReply(await openNewTurn(student, SOLVABLE))));
  const [{ stored } = { stored: 0 }] = await db().$queryRaw<{ stored: number }[]>`
    SELECT sum(octet_length(content) + coalesce(octet_length(metadata::text), 0) + coalesce(octet_length(provenance::text), 0)
      + coalesce(octet_length(request::text), 0))::int AS stored
    FROM messages WHERE session_id = ${student.sessionId}::uuid`;
  const counted = (await bytesOfSession(student)) - EMPTY_SESSION;
  // Postgres writes JSON with a space after each colon and comma.
  expect(counted).toBeGreaterThan(0.85 * stored);
  expect(counted).toBeLessThanOrEqual(stored);
});

test("[LIMIT-02] a question counts as it is stored, before it is answered", async () => {
  const student = await createStudent();
  await openNewTurn(student, { content: "ሀ".repeat(15_000) });
  // Three bytes a letter, in the message and in the request that a retry needs again.
  expect(await bytesOfSession(student)).toBeGreaterThan(EMPTY_SESSION + 2 * 3 * 15_000);
});

test("[LIMIT-02] whose room is full is told in six languages what to do, and loses nothing by asking", async () => {
  const student = await createStudent();
  const { message } = closedTurn(await writeReply(await openNewTurn(student, SOLVABLE)));
  const { message: issued } = closedTurn(
    await writeReply(
      await openNewTurn(student, { content: "x", type: "generate_practice", subtopic: "density", difficulty: "easy" }),
    ),
  );
  await fill(student, MEBIBYTE);
  const refusal: unknown = await openQuestion(student, SOLVABLE).catch((error: unknown) => error);
  if (!(refusal instanceof AppError)) throw refusal;
  expect(refusal).toMatchObject({ code: "SESSIONS_FULL", details: { limit: 1 } });
  expect(new Set(LOCALES.map((locale) => errorBody(refusal, locale).message)).size).toBe(LOCALES.length);
  await expect(retryTurn(student, message.id, new Date())).rejects.toMatchObject({ code: "SESSIONS_FULL" });
  const headers = { cookie: `authjs.session-token=${await createSignIn(student.id)}` };
  const added = await callRoute(sessionsRoute.POST, jsonCall("POST", { title: "x", topic: "solutions" }, headers));
  expect(added).toMatchObject({ status: 413, json: { code: "SESSIONS_FULL", limit: 1 } });
  expect(await usedBy(student)).toBe(1);
  // A question that waits for its answer can be answered.
  const answer = { content: "1", type: "evaluate_answer", questionId: issued.id, studentAnswer: "1 g/mL" } as const;
  expect(await openQuestion(student, answer)).toEqual({ kind: "joined", replyId: issued.id });
});

test("[LIMIT-02] all sessions of a person count together and nobody else's; one that is deleted gives its room back at once", async () => {
  const student = await createStudent();
  const { id: sessionId } = await createSession(student.id, { topic: "solutions", title: "Old" });
  await fill({ ...student, sessionId }, MEBIBYTE - EMPTY_SESSION);
  await expect(openQuestion(student, SOLVABLE)).rejects.toMatchObject({ code: "SESSIONS_FULL" });
  expect((await openQuestion(await createStudent(), SOLVABLE)).kind).toBe("opened");
  await deleteSession(student.id, sessionId);
  expect((await openQuestion(student, SOLVABLE)).kind).toBe("opened");
});
