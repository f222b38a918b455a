import { randomUUID } from "node:crypto";
import { createOpenAI } from "@ai-sdk/openai";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { LanguageModel } from "ai";
import { sendMessageSchema, type SendMessage, type Turn } from "#lib/contracts/chat.ts";
import { listMessages } from "#lib/server/chat/messages.ts";
import { createSession } from "#lib/server/chat/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { answer } from "#lib/server/tutor/answer.ts";
import { followReply } from "#lib/server/tutor/follow-reply.ts";
import { findLiveReply, LiveReply } from "#lib/server/tutor/live-reply.ts";
import { type Opening, openTurn, type OpenTurn, type Student } from "#lib/server/tutor/open-turn.ts";
import type { ReplyEvent } from "#lib/server/tutor/reply-event.ts";
import { retryTurn } from "#lib/server/tutor/retry-turn.ts";
import { stopReply } from "#lib/server/tutor/stop-reply.ts";
import { countUsed } from "#lib/server/usage/credit.ts";
import { type ModelExchange, type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("unused"));
});
afterAll(() => server.close());

const model = (): LanguageModel => createOpenAI({ apiKey: "stand-in", baseURL: server.baseUrl }).chat("stand-in");

async function createStudent(plan: Student["plan"] = "free"): Promise<Student & { sessionId: string }> {
  const { id } = await db().user.create({ data: {}, select: { id: true } });
  const session = await createSession(id, { topic: "stoichiometry", title: "Test" });
  return { id, plan, sessionId: session.id };
}

type StudentWithSession = Awaited<ReturnType<typeof createStudent>>;

function open(student: StudentWithSession, message: SendMessage, sessionId = student.sessionId): Promise<Opening> {
  const request = sendMessageSchema.parse(message);
  return openTurn({ student, sessionId, request, locale: "en", now: new Date() });
}

async function openNew(student: StudentWithSession, message: SendMessage): Promise<OpenTurn> {
  const opening = await open(student, message);
  if (opening.kind !== "opened") throw new Error("The turn was there already.");
  return opening.turn;
}

async function collect(events: AsyncIterable<ReplyEvent>): Promise<ReplyEvent[]> {
  const collected: ReplyEvent[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}

/** Writes a reply to its end and returns what happened. */
async function write(turn: OpenTurn, withModel: LanguageModel | null = null): Promise<ReplyEvent[]> {
  const live = new LiveReply(turn.replyId);
  const [events] = await Promise.all([collect(live.events()), answer(turn, { findModel: async () => withModel }, live)]);
  return events;
}

function closedTurn(events: ReplyEvent[]): Turn {
  const last = events.at(-1);
  if (last?.type !== "closed") throw new Error(`The reply ended with ${last?.type}.`);
  return last.turn;
}

const usedBy = (student: Student) => countUsed(db(), { userId: student.id, meter: "questionsPerDay", now: new Date() });
const list = (student: StudentWithSession) =>
  listMessages(student.id, student.sessionId, { limit: 200, before: undefined }, new Date());

/** As if the process that writes the reply had been killed a while ago. */
const expireLease = (replyId: string) =>
  db().message.update({ where: { id: replyId }, data: { leaseUntil: new Date(Date.now() - 1_000) } });

test("[API-13] the built-in tutor's answer is computed, streamed as a card and stored", async () => {
  const student = await createStudent();
  const events = await write(await openNew(student, { content: "balance Fe + O2 -> Fe2O3" }));
  expect(events.map((event) => event.type)).toEqual(["card", "closed"]);
  const { userMessage, message } = closedTurn(events);
  expect(message).toMatchObject({ state: "complete", replyToId: userMessage.id, provenance: { writer: "tutor", check: "verified" } });
  expect(message.metadata).toMatchObject({ type: "step_solution", solution: { finalAnswer: { value: "4 Fe + 3 O₂ → 2 Fe₂O₃" } } });
  expect(await list(student)).toEqual([userMessage, message]);
  expect(await usedBy(student)).toBe(1);
});

test("what is not recognised is answered with what can be done, without a card", async () => {
  const student = await createStudent();
  const { message } = closedTurn(await write(await openNew(student, { content: "Who discovered radium?" })));
  expect(message.metadata).toBeNull();
  expect(message.content).not.toBe("");
  expect(message.provenance?.check).toBeNull();
  expect(await usedBy(student)).toBe(1);
});

test.each([
  ["H2 + O2 -> CO2 balance it", "verified"],
  ["molar mass of Xy2", null],
])("a refusal says whether the engine computed it: %s", async (content, check) => {
  const student = await createStudent();
  const { message } = closedTurn(await write(await openNew(student, { content })));
  expect(message).toMatchObject({ metadata: null, provenance: { check } });
});

test("[MSG-05] with a model, the engine's card comes first and the prose as it is said", async () => {
  const student = await createStudent();
  server.answerWith(saying("Atoms ", "are conserved."));
  const events = await write(await openNew(student, { content: "molar mass of CuSO4·5H2O" }), model());
  expect(events.map((event) => event.type)).toEqual(["card", "text", "text", "closed"]);
  const { message } = closedTurn(events);
  expect(message).toMatchObject({ content: "Atoms are conserved.", provenance: { writer: "model", check: "partly_verified" } });
  expect(server.exchanges.at(-1)?.prompt).toContain("249.68");
});

test("earlier turns are the model's context, and other sessions are not", async () => {
  const student = await createStudent("student");
  server.answerWith(saying("Remembered."));
  await write(await openNew(student, { content: "My cat is called Avogadro." }), model());
  const other = { ...student, sessionId: (await createSession(student.id, { topic: "solutions", title: "Other" })).id };
  await write(await openNew(other, { content: "My dog is called Faraday." }), model());
  await write(await openNew(student, { content: "What is my cat called?" }), model());
  const prompt = server.exchanges.at(-1)?.prompt ?? "";
  expect(prompt).toContain("Avogadro");
  expect(prompt).not.toContain("Faraday");
});

test("a reply that is written again knows what was said before its question, not after it", async () => {
  const student = await createStudent("student");
  server.answerWith(saying("Remembered."));
  await write(await openNew(student, { content: "My cat is called Avogadro." }), model());
  const { message } = closedTurn(await write(await openNew(student, { content: "What is my cat called?" }), model()));
  await write(await openNew(student, { content: "My dog is called Faraday." }), model());
  const retried = await retryTurn(student, message.id, new Date());
  if (retried.kind !== "opened") throw new Error("Somebody writes it still.");
  await write(retried.turn, model());
  const prompt = server.exchanges.at(-1)?.prompt ?? "";
  expect(prompt).toContain("Avogadro");
  expect(prompt).not.toContain("Faraday");
});

test("the model's context is bounded, and holds no reply that broke off", async () => {
  const student = await createStudent("student");
  const ask = async (content: string) => write(await openNew(student, { content }), model());
  server.answerWith(saying("Remembered."));
  await ask(`Avogadro ${"x".repeat(19_000)}`);
  await ask(`Faraday ${"x".repeat(9_000)}`);
  server.answerWith((exchange) => {
    exchange.say("Half a sen");
    setImmediate(exchange.breakOff);
  });
  await ask("Who was Curie?");
  server.answerWith(saying("Remembered."));
  await ask("Whom have I named?");
  const prompt = server.exchanges.at(-1)?.prompt ?? "";
  expect(prompt).toContain("Faraday");
  expect(prompt).not.toContain("Avogadro");
  expect(prompt).not.toContain("Half a sen");
});

test.each(["give_hint", "generate_practice", "generate_mcq", "evaluate_answer"] as const)(
  "[HINT-02] %s is never asked of a model, which could leak the answer or guess the mark",
  async (type) => {
    const student = await createStudent();
    const asked = server.exchanges.length;
    const { message } = closedTurn(await write(await openNew(student, { content: "molar mass of NaCl", type }), model()));
    expect(message.provenance?.writer).toBe("tutor");
    expect(server.exchanges).toHaveLength(asked);
  },
);

test("a model that is down costs nothing where the engine cannot help, and the reply says so", async () => {
  const student = await createStudent();
  server.answerWith((exchange) => exchange.refuse(500));
  const { message } = closedTurn(await write(await openNew(student, { content: "Why is the sky blue?" }), model()));
  expect(message).toMatchObject({ state: "complete", provenance: { writer: "tutor", notice: "model_unavailable" } });
  expect(message.content).not.toBe("");
  expect(await usedBy(student)).toBe(0);
});

test("a model that is down leaves the engine's answer", async () => {
  const student = await createStudent();
  server.answerWith((exchange) => exchange.refuse(500));
  const { message } = closedTurn(await write(await openNew(student, { content: "molar mass of NaCl" }), model()));
  expect(message).toMatchObject({ metadata: { type: "step_solution" }, provenance: { notice: "model_unavailable" } });
  expect(await usedBy(student)).toBe(1);
});

test("a reply that breaks off keeps its text, reads as interrupted and costs nothing", async () => {
  const student = await createStudent();
  server.answerWith((exchange) => {
    exchange.say("Half a sen");
    setImmediate(exchange.breakOff);
  });
  const { message } = closedTurn(await write(await openNew(student, { content: "Explain entropy." }), model()));
  expect(message).toMatchObject({ state: "interrupted", content: "Half a sen" });
  expect(await usedBy(student)).toBe(0);
});

test("the same id and body join the stored turn; another body is a conflict", async () => {
  const student = await createStudent();
  const id = randomUUID();
  const { message } = closedTurn(await write(await openNew(student, { id, content: "molar mass of NaCl", timestamp: 1 })));
  const again = await open(student, { id, content: "molar mass of NaCl", timestamp: 2 });
  expect(again).toEqual({ kind: "joined", replyId: message.id });
  const events = await collect(followReply(message.id));
  expect(events.map((event) => event.type)).toEqual(["card", "closed"]);
  expect(closedTurn(events).message).toEqual(message);
  await expect(open(student, { id, content: "molar mass of KCl" })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await usedBy(student)).toBe(1);
});

test("the same question sent ten times at once is stored, answered and counted once", async () => {
  const student = await createStudent();
  const id = randomUUID();
  const openings = await Promise.all(Array.from({ length: 10 }, () => open(student, { id, content: "molar mass of NaCl" })));
  const opened = openings.flatMap((opening) => (opening.kind === "opened" ? [opening.turn] : []));
  expect(opened).toHaveLength(1);
  for (const turn of opened) await write(turn);
  expect(await list(student)).toHaveLength(2);
  expect(await usedBy(student)).toBe(1);
});

test("[ROLE-03] the sixth question of a free day is refused and leaves no trace", async () => {
  const student = await createStudent();
  for (let question = 0; question < 5; question += 1) await write(await openNew(student, { content: "molar mass of NaCl" }));
  await expect(open(student, { content: "molar mass of KCl" })).rejects.toMatchObject({
    code: "USAGE_LIMIT_EXCEEDED",
    details: { current: 5, limit: 5 },
  });
  expect(await list(student)).toHaveLength(10);
});

test("a question that cannot be stored gives its use back", async () => {
  const student = await createStudent();
  const unstorable = "molar mass of\0 NaCl";
  await expect(open(student, { content: unstorable })).rejects.toBeInstanceOf(Error);
  expect(await usedBy(student)).toBe(0);
});

test("[ROLE-04] another user's session and reply look like ones that do not exist", async () => {
  const [owner, stranger] = await Promise.all([createStudent(), createStudent()]);
  await expect(open(stranger, { content: "hello" }, owner.sessionId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(open(stranger, { content: "hello" }, randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });
  const { message } = closedTurn(await write(await openNew(owner, { content: "molar mass of NaCl" })));
  await expect(retryTurn(stranger, message.id, new Date())).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(list({ ...stranger, sessionId: owner.sessionId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await usedBy(stranger)).toBe(0);
});

/** Opens a turn whose model says one text and then waits for the test. */
async function openWaiting(student: StudentWithSession) {
  const begun = Promise.withResolvers<ModelExchange>();
  server.answerWith((exchange) => {
    exchange.say("So far ");
    begun.resolve(exchange);
  });
  const turn = await openNew(student, { content: "Explain entropy." });
  const live = new LiveReply(turn.replyId);
  const written = answer(turn, { findModel: async () => model() }, live);
  const exchange = await begun.promise;
  return { turn, live, written, exchange };
}

test("[HOME-06] a stop keeps what was said, is charged once and reaches the provider", async () => {
  const student = await createStudent();
  const { turn, live, written, exchange } = await openWaiting(student);
  await vi.waitFor(() => expect(live.text).toBe("So far "));
  expect(await stopReply(turn.replyId)).toBe(true);
  await written;
  expect((await list(student)).at(-1)).toMatchObject({ state: "stopped", content: "So far " });
  expect(await usedBy(student)).toBe(1);
  await vi.waitFor(() => expect(exchange.closed.aborted).toBe(true), { timeout: 500 });
  expect(await stopReply(turn.replyId)).toBe(false);
});

test("[HOME-06] a reply that was stopped can be written again, to its end", async () => {
  const student = await createStudent();
  const { turn, written } = await openWaiting(student);
  await stopReply(turn.replyId);
  await written;
  const retried = await retryTurn(student, turn.replyId, new Date());
  if (retried.kind !== "opened") throw new Error("Somebody writes it still.");
  const begun = Promise.withResolvers<ModelExchange>();
  server.answerWith((exchange) => {
    exchange.say("Once more ");
    begun.resolve(exchange);
  });
  const writing = write(retried.turn, model());
  const exchange = await begun.promise;
  // The same statement that saves the text would tell of a stop.
  await vi.waitFor(async () => expect((await list(student)).at(-1)?.content).toBe("Once more "));
  exchange.say("from the start.");
  exchange.end();
  expect(closedTurn(await writing).message).toMatchObject({ state: "complete", content: "Once more from the start." });
});

test("[HOME-06] in a reply whose writer is gone there is nothing to stop", async () => {
  const turn = await openNew(await createStudent(), { content: "Explain entropy." });
  await expireLease(turn.replyId);
  expect(await stopReply(turn.replyId)).toBe(false);
});

test("a stop that another process asked for is heard within 500 ms", async () => {
  const student = await createStudent();
  const { turn, written } = await openWaiting(student);
  await db().message.update({ where: { id: turn.replyId }, data: { stopRequested: true } });
  const before = performance.now();
  await written;
  expect(performance.now() - before).toBeLessThan(500);
  expect((await list(student)).at(-1)?.state).toBe("stopped");
});

test("a reader who comes late hears everything from the beginning", async () => {
  const student = await createStudent();
  const { turn, live, written, exchange } = await openWaiting(student);
  await vi.waitFor(() => expect(live.text).toBe("So far "));
  const late = collect(followReply(turn.replyId));
  exchange.say("so good.");
  exchange.end();
  await written;
  const texts = (await late).flatMap((event) => (event.type === "text" ? [event.delta] : []));
  expect(texts.join("")).toBe("So far so good.");
  expect(findLiveReply(turn.replyId)).toBeUndefined();
});

test("a reader on another server follows the saved text", async () => {
  const student = await createStudent();
  const turn = await openNew(student, { content: "Explain entropy." });
  const save = (content: string, state: "writing" | "complete") =>
    db().message.update({ where: { id: turn.replyId }, data: { content, state } });
  await save("So far ", "writing");
  const following = followReply(turn.replyId);
  expect((await following.next()).value).toEqual({ type: "text", delta: "So far " });
  await save("So far so good.", "complete");
  const rest = await collect(following);
  expect(rest[0]).toEqual({ type: "text", delta: "so good." });
  expect(closedTurn(rest).message.content).toBe("So far so good.");
});

test("a reply whose writer was killed reads as interrupted, can be retried, and is charged once", async () => {
  const student = await createStudent();
  const { turn, live, written } = await openWaiting(student);
  await vi.waitFor(async () => expect((await list(student)).at(-1)?.content).toBe("So far "));
  await expireLease(turn.replyId);
  expect((await list(student)).at(-1)).toMatchObject({ state: "interrupted", content: "So far " });

  const retried = await retryTurn(student, turn.replyId, new Date());
  if (retried.kind !== "opened") throw new Error("Somebody writes it still.");
  server.answerWith(saying("Anew."));
  expect(closedTurn(await write(retried.turn, model())).message).toMatchObject({ state: "complete", content: "Anew." });
  live.stop.abort();
  await written;
  expect(await list(student)).toHaveLength(2);
  expect((await list(student)).at(-1)).toMatchObject({ state: "complete", content: "Anew." });
  expect(await usedBy(student)).toBe(1);
});

test("a writer that was only slow does not overwrite the one that took its reply over", async () => {
  const student = await createStudent();
  const { turn, written, exchange } = await openWaiting(student);
  const afterItsLease = new Date(Date.now() + 60_000);
  expect((await retryTurn(student, turn.replyId, afterItsLease)).kind).toBe("opened");
  exchange.end();
  await written;
  expect((await list(student)).at(-1)).toMatchObject({ state: "writing", content: "" });
  expect(await usedBy(student)).toBe(1);
});

test("a reply that is being written is joined by a retry, not written twice", async () => {
  const student = await createStudent();
  const { turn, written, exchange } = await openWaiting(student);
  expect(await retryTurn(student, turn.replyId, new Date())).toEqual({ kind: "joined", replyId: turn.replyId });
  exchange.end();
  await written;
  expect(await usedBy(student)).toBe(1);
});

/** Resolves when that many statements wait for what somebody else has locked. */
const statementsWait = (expected: number) =>
  vi.waitFor(async () => {
    const [row] = await db().$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(row?.waiting).toBe(expected);
  });

test("[ROLE-03] a retry that meets the closing of its reply joins it or is charged too", async () => {
  const student = await createStudent();
  const turn = await openNew(student, { content: "molar mass of NaCl" });
  let retrying: Promise<Opening> | undefined;
  let closing: Promise<unknown> | undefined;
  let standstill: Promise<unknown> | undefined;
  await db().$transaction(async (transaction) => {
    // Whoever wants the meter queues here: the retry, if it wants it at all, before the closing …
    await transaction.$queryRaw`SELECT 1 FROM usage_days WHERE user_id = ${student.id}::uuid FOR UPDATE`;
    retrying = retryTurn(student, turn.replyId, new Date());
    const queued = await Promise.race([statementsWait(1).then(() => 1), retrying.then(() => 0)]);
    closing = write(turn);
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
  if (opening?.kind === "opened") await write(opening.turn);
  expect(await usedBy(student)).toBe(opening?.kind === "opened" ? 2 : 1);
});

test("[ROLE-03] a retry for which nothing is left leaves the reply as it is", async () => {
  const student = await createStudent();
  const { message } = closedTurn(await write(await openNew(student, { content: "molar mass of NaCl" })));
  for (let question = 1; question < 5; question += 1) await write(await openNew(student, { content: "molar mass of KCl" }));
  await expect(retryTurn(student, message.id, new Date())).rejects.toMatchObject({ code: "USAGE_LIMIT_EXCEEDED" });
  expect((await list(student))[1]).toEqual(message);
});

test("an id is the same in capitals", async () => {
  const student = await createStudent();
  const id = randomUUID();
  const turn = await openNew(student, { id: id.toUpperCase(), content: "molar mass of NaCl" });
  expect(turn.credit?.turnId).toBe(id);
  expect(await open(student, { id, content: "molar mass of NaCl" })).toEqual({ kind: "joined", replyId: turn.replyId });
});

test("what a model says that Postgres cannot store is repaired", async () => {
  const student = await createStudent();
  server.answerWith(saying("So\0 far\ud800", " so good."));
  const { message } = closedTurn(await write(await openNew(student, { content: "Explain entropy." }), model()));
  expect(message).toMatchObject({ state: "complete", content: "So far\ufffd so good." });
});

test("deleting the session ends the writing of its reply", async () => {
  const student = await createStudent();
  const { turn, live, written } = await openWaiting(student);
  await db().chatSession.delete({ where: { id: turn.sessionId } });
  await written;
  expect((await collect(live.events())).at(-1)).toMatchObject({ type: "failed", turn: null });
});

test("a malformed stored card never breaks the list", async () => {
  const student = await createStudent();
  const { message } = closedTurn(await write(await openNew(student, { content: "molar mass of NaCl" })));
  await db().message.update({ where: { id: message.id }, data: { metadata: { type: "step_solution", solution: 7 } } });
  expect((await list(student)).at(-1)).toMatchObject({ metadata: null, content: message.content });
});
