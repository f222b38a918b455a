import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#lib/server/db/client.ts";
import { followReply } from "#lib/server/tutor/follow-reply.ts";
import { findLiveReply } from "#lib/server/tutor/live-reply.ts";
import { stopReply } from "#lib/server/tutor/stop-reply.ts";
import { type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import { PATIENCE } from "#tests/support/patience.ts";
import {
  closedTurn,
  collectEvents,
  createStudent,
  expireLease,
  listStored,
  openNewTurn,
  openWaiting,
  usedBy,
} from "#tests/support/turns.ts";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("unused"));
});
afterAll(() => server.close());

test("[HOME-06] a stop keeps what was said, is charged once and reaches the provider", async () => {
  const student = await createStudent();
  const { turn, live, written, exchange } = await openWaiting(student, server);
  await vi.waitFor(() => expect(live.text).toBe("So far "), PATIENCE);
  expect(await stopReply(turn.replyId)).toBe(true);
  await written;
  expect((await listStored(student)).at(-1)).toMatchObject({ state: "stopped", content: "So far " });
  expect(await usedBy(student)).toBe(1);
  await vi.waitFor(() => expect(exchange.closed.aborted).toBe(true), { timeout: 500 });
  expect(await stopReply(turn.replyId)).toBe(false);
});

test("[HOME-06] in a reply whose writer is gone there is nothing to stop", async () => {
  const turn = await openNewTurn(await createStudent(), { content: "Why does entropy grow?" });
  await expireLease(turn.replyId);
  expect(await stopReply(turn.replyId)).toBe(false);
});

test("a stop that another process asked for is heard while the reply is written", async () => {
  const student = await createStudent();
  const { turn, written } = await openWaiting(student, server);
  await db().message.update({ where: { id: turn.replyId }, data: { stopRequested: true } });
  await written;
  expect((await listStored(student)).at(-1)?.state).toBe("stopped");
});

test("a reader who comes late hears everything from the beginning", async () => {
  const student = await createStudent();
  const { turn, live, written, exchange } = await openWaiting(student, server);
  await vi.waitFor(() => expect(live.text).toBe("So far "), PATIENCE);
  const late = collectEvents(followReply(turn.replyId));
  exchange.say("so good.");
  exchange.end();
  await written;
  const texts = (await late).flatMap((event) => (event.type === "text" ? [event.delta] : []));
  expect(texts.join("")).toBe("So far so good.");
  expect(findLiveReply(turn.replyId)).toBeUndefined();
});

test("a reader on another server follows the saved text", async () => {
  const student = await createStudent();
  const turn = await openNewTurn(student, { content: "Why does entropy grow?" });
  const save = (content: string, state: "writing" | "complete") =>
    db().message.update({ where: { id: turn.replyId }, data: { content, state } });
  await save("So far ", "writing");
  const following = followReply(turn.replyId);
  expect((await following.next()).value).toEqual({ type: "text", delta: "So far " });
  await save("So far so good.", "complete");
  const rest = await collectEvents(following);
  expect(rest[0]).toEqual({ type: "text", delta: "so good." });
  expect(closedTurn(rest).message.content).toBe("So far so good.");
});

test("deleting the session ends the writing of its reply", async () => {
  const student = await createStudent();
  const { turn, live, written } = await openWaiting(student, server);
  await db().chatSession.delete({ where: { id: turn.sessionId } });
  await written;
  expect((await collectEvents(live.events())).at(-1)).toMatchObject({ type: "failed", turn: null });
});
