import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#lib/server/db/client.ts";
import type { Opening } from "#lib/server/tutor/open-turn.ts";
import { retryTurn } from "#lib/server/tutor/retry-turn.ts";
import { stopReply } from "#lib/server/tutor/stop-reply.ts";
import { type ModelExchange, type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import { PATIENCE } from "#tests/support/patience.ts";
import {
  closedTurn,
  createStudent,
  expireLease,
  listStored,
  modelOf,
  openNewTurn,
  openWaiting,
  usedBy,
  writeReply,
} from "#tests/support/turns.ts";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("unused"));
});
afterAll(() => server.close());

const model = () => modelOf(server);

test("[HOME-06] a reply that was stopped can be written again, to its end", async () => {
  const student = await createStudent();
  const { turn, written } = await openWaiting(student, server);
  await stopReply(turn.replyId);
  await written;
  const retried = await retryTurn(student, turn.replyId, new Date());
  if (retried.kind !== "opened") throw new Error("Somebody writes it still.");
  const begun = Promise.withResolvers<ModelExchange>();
  server.answerWith((exchange) => {
    exchange.say("Once more ");
    begun.resolve(exchange);
  });
  const writing = writeReply(retried.turn, model());
  const exchange = await begun.promise;
  // The same statement that saves the text would tell of a stop.
  await vi.waitFor(async () => expect((await listStored(student)).at(-1)?.content).toBe("Once more "), PATIENCE);
  exchange.say("from the start.");
  exchange.end();
  expect(closedTurn(await writing).message).toMatchObject({ state: "complete", content: "Once more from the start." });
});

test("a reply whose writer was killed reads as interrupted, can be retried, and is charged once", async () => {
  const student = await createStudent();
  const { turn, live, written } = await openWaiting(student, server);
  await vi.waitFor(async () => expect((await listStored(student)).at(-1)?.content).toBe("So far "), PATIENCE);
  await expireLease(turn.replyId);
  expect((await listStored(student)).at(-1)).toMatchObject({ state: "interrupted", content: "So far " });

  const retried = await retryTurn(student, turn.replyId, new Date());
  if (retried.kind !== "opened") throw new Error("Somebody writes it still.");
  server.answerWith(saying("Anew."));
  expect(closedTurn(await writeReply(retried.turn, model())).message).toMatchObject({
    state: "complete",
    content: "Anew.",
  });
  live.stop.abort();
  await written;
  expect(await listStored(student)).toHaveLength(2);
  expect((await listStored(student)).at(-1)).toMatchObject({ state: "complete", content: "Anew." });
  expect(await usedBy(student)).toBe(1);
});

test("a writer that was only slow does not overwrite the one that took its reply over", async () => {
  const student = await createStudent();
  const { turn, written, exchange } = await openWaiting(student, server);
  const afterItsLease = new Date(Date.now() + 60_000);
  expect((await retryTurn(student, turn.replyId, afterItsLease)).kind).toBe("opened");
  exchange.end();
  await written;
  expect((await listStored(student)).at(-1)).toMatchObject({ state: "writing", content: "" });
  expect(await usedBy(student)).toBe(1);
});

test("a reply that is being written is joined by a retry, not written twice", async () => {
  const student = await createStudent();
  const { turn, written, exchange } = await openWaiting(student, server);
  expect(await retryTurn(student, turn.replyId, new Date())).toEqual({ kind: "joined", replyId: turn.replyId });
  exchange.end();
  await written;
  expect(await usedBy(student)).toBe(1);
});

test("a reply that is written again knows what was said before its question, not after it", async () => {
  const student = await createStudent("student");
  server.answerWith(saying("Remembered."));
  await writeReply(await openNewTurn(student, { content: "My cat is called Avogadro." }), model());
  const { message } = closedTurn(
    await writeReply(await openNewTurn(student, { content: "What is my cat called?" }), model()),
  );
  await writeReply(await openNewTurn(student, { content: "My dog is called Faraday." }), model());
  const retried = await retryTurn(student, message.id, new Date());
  if (retried.kind !== "opened") throw new Error("Somebody writes it still.");
  await writeReply(retried.turn, model());
  const prompt = server.exchanges.at(-1)?.prompt ?? "";
  expect(prompt).toContain("Avogadro");
  expect(prompt).not.toContain("Faraday");
});

test("[ROLE-02] what the plan includes no longer is not asked for again by a retry", async () => {
  const teacher = await createStudent("teacher");
  const turn = await openNewTurn(teacher, { content: "x", type: "generate_practice", family: "density" });
  await expireLease(turn.replyId);
  await expect(retryTurn({ ...teacher, plan: "student" }, turn.replyId, new Date())).rejects.toMatchObject({
    code: "PLAN_REQUIRED",
  });
  expect((await retryTurn(teacher, turn.replyId, new Date())).kind).toBe("opened");
});

/** Resolves when that many statements on replies and their use wait for what somebody else has locked. */
const statementsWait = (expected: number) =>
  vi.waitFor(async () => {
    const [row] = await db().$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ 'usage_days|messages'`;
    expect(row?.waiting).toBe(expected);
  }, PATIENCE);

test("[ROLE-03] a retry that meets the closing of its reply joins it or is charged too", async () => {
  const student = await createStudent();
  const turn = await openNewTurn(student, { content: "molar mass of NaCl" });
  let retrying: Promise<Opening> | undefined;
  let closing: Promise<unknown> | undefined;
  let standstill: Promise<unknown> | undefined;
  await db().$transaction(async (transaction) => {
    // Whoever wants the meter queues here: the retry, if it wants it at all, before the closing …
    await transaction.$queryRaw`SELECT 1 FROM usage_days WHERE user_id = ${student.id}::uuid FOR UPDATE`;
    retrying = retryTurn(student, turn.replyId, new Date());
    const queued = await Promise.race([statementsWait(1).then(() => 1), retrying.then(() => 0)]);
    closing = writeReply(turn);
    await statementsWait(queued + 1);
    // … and whatever else the retry writes queues here, until the closing is done.
    standstill = db().$transaction(async (other) => {
      await other.$executeRaw`LOCK TABLE messages IN SHARE MODE`;
      await closing;
    });
    await statementsWait(queued + 2);
  });
  await standstill;
  const opening = await retrying;
  if (opening?.kind === "opened") await writeReply(opening.turn);
  expect(await usedBy(student)).toBe(opening?.kind === "opened" ? 2 : 1);
});

test("[ROLE-03] a retry for which nothing is left leaves the reply as it is", async () => {
  const student = await createStudent();
  const { message } = closedTurn(await writeReply(await openNewTurn(student, { content: "molar mass of NaCl" })));
  for (let question = 1; question < 5; question += 1)
    await writeReply(await openNewTurn(student, { content: "molar mass of KCl" }));
  await expect(retryTurn(student, message.id, new Date())).rejects.toMatchObject({ code: "USAGE_LIMIT_EXCEEDED" });
  expect((await listStored(student))[1]).toEqual(message);
});
