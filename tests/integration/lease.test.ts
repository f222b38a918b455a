import { expect, onTestFinished, test, vi } from "vitest";
import { deleteSession } from "#lib/server/chat/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import { keepLease } from "#lib/server/tutor/lease.ts";
import { LiveReply } from "#lib/server/tutor/live-reply.ts";
import { stopReply } from "#lib/server/tutor/stop-reply.ts";
import { createStudent, openNewTurn } from "#tests/support/turns.ts";

/** A reply under its lease, as if a model were writing it. */
async function keepOne() {
  const student = await createStudent();
  const turn = await openNewTurn(student, { content: "Why does entropy grow?" });
  const live = new LiveReply(turn.replyId);
  const end = keepLease(live, turn.leaseHolder);
  onTestFinished(end);
  const stored = () =>
    db().message.findUnique({ where: { id: turn.replyId }, select: { content: true, leaseUntil: true } });
  return { student, turn, live, end, stored };
}

const PATIENCE = { timeout: 10_000, interval: 50 };

test("[MSG-05] the replies of a process are saved together, each with its own text", async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, keepOne));
  for (const [index, { live }] of replies.entries()) live.emit({ type: "text", delta: `Reply ${index}` });
  await vi.waitFor(async () => {
    const texts = await Promise.all(replies.map(async ({ stored }) => (await stored())?.content));
    expect(texts).toEqual(replies.map((_, index) => `Reply ${index}`));
  }, PATIENCE);
  expect(replies.some(({ live }) => live.stop.signal.aborted)).toBe(false);
});

test("[HOME-06] a stop is heard by the reply that it is meant for, and by no other", async () => {
  const [stopped, other] = await Promise.all([keepOne(), keepOne()]);
  // As another process would: only the row is told.
  await db().message.update({ where: { id: stopped.turn.replyId }, data: { stopRequested: true } });
  await vi.waitFor(() => expect(stopped.live.stop.signal.aborted).toBe(true), PATIENCE);
  expect(other.live.stop.signal.aborted).toBe(false);
  expect(await stopReply(other.turn.replyId)).toBe(true);
});

test("a reply whose session is gone is given up, the others go on", async () => {
  const [gone, other] = await Promise.all([keepOne(), keepOne()]);
  await deleteSession(gone.student.id, gone.student.sessionId);
  await vi.waitFor(() => expect(gone.live.stop.signal.aborted).toBe(true), PATIENCE);
  other.live.emit({ type: "text", delta: "Still here" });
  await vi.waitFor(async () => expect((await other.stored())?.content).toBe("Still here"), PATIENCE);
});

test("a row that somebody else holds for a while is not waited for, and its reply is not given up", async () => {
  const [held, other] = await Promise.all([keepOne(), keepOne()]);
  await db().$transaction(
    async (transaction) => {
      await transaction.$queryRaw`SELECT 1 FROM messages WHERE id = ${held.turn.replyId}::uuid FOR UPDATE`;
      for (const { live } of [held, other]) live.emit({ type: "text", delta: "Said" });
      await vi.waitFor(async () => expect((await other.stored())?.content).toBe("Said"), PATIENCE);
      expect((await held.stored())?.content).toBe("");
      expect(held.live.stop.signal.aborted).toBe(false);
    },
    { timeout: 30_000 },
  );
  await vi.waitFor(async () => expect((await held.stored())?.content).toBe("Said"), PATIENCE);
});

test("a card that cannot be stored costs no other reply its text", async () => {
  const [broken, other] = await Promise.all([keepOne(), keepOne()]);
  broken.live.emit({ type: "card", card: { type: "picture_reading", version: 1, text: "\ud800" } });
  other.live.emit({ type: "text", delta: "Unharmed" });
  await vi.waitFor(async () => expect((await other.stored())?.content).toBe("Unharmed"), PATIENCE);
});
