import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { sendMessageSchema } from "#lib/contracts/chat.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { assertSessionsFit } from "../chat/room.ts";
import { messageColumns, toMessage } from "../chat/messages.ts";
import { type Database, db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { AppError } from "../http/app-error.ts";
import { costOf, creditFor, openAtCost, takeCost } from "./cost-of-turn.ts";
import { leaseFrom } from "./lease.ts";
import { understandRequest } from "./meant-request.ts";
import { takeReply } from "./replies-under-way.ts";
import { assertMayAsk, findSubject, type Opening, type Student } from "./open-turn.ts";

const storedRequestSchema = sendMessageSchema.and(z.object({ locale: z.enum(LOCALES) }));

/**
 * Opens a stored question again, to have its reply written anew. A reply that is still being written is joined. The
 * use is reserved under the question's id: one that was interrupted or failed had given it back, so it costs once.
 * Claim and reservation are one transaction, in the order in which a closing takes the same rows: a closing between
 * the two would settle the reservation of a reply that is yet to be written.
 */
export async function retryTurn(student: Student, replyId: string, now: Date): Promise<Opening> {
  const row = await db().message.findFirst({
    where: { id: replyId, role: "assistant", session: { userId: student.id } },
    select: {
      sessionId: true,
      session: { select: { topic: true } },
      question: { select: { id: true } },
      replyTo: { select: { ...messageColumns, sequence: true, request: true } },
    },
  });
  const stored = storedRequestSchema.safeParse(row?.replyTo?.request);
  if (!row?.replyTo || !stored.success) throw new AppError("NOT_FOUND");
  const { locale, ...request } = stored.data;

  // An issued question may be answered already: another one is asked for anew.
  if (row.question) throw new AppError("CONFLICT");
  await Promise.all([assertMayAsk(student, request), assertSessionsFit(student.id)]);
  const question = await findSubject(student.id, request);
  const turnId = row.replyTo.id;
  const leaseHolder = randomUUID();
  const { act, ...asked } = await understandRequest(
    student.id,
    { sessionId: row.sessionId, request, question, locale },
    row.replyTo.sequence,
  );
  const { opened: isClaimed, cost } = await openAtCost(
    costOf({ student, ...asked, act, turnId, now }),
    { ...asked, act, studentId: student.id },
    (cost) =>
      db().$transaction(async (transaction) => {
        const isOurs = await claimReply(transaction, replyId, leaseHolder, now);
        if (!isOurs) return false;
        await takeReply(transaction, { studentId: student.id, replyId });
        await takeCost(transaction, cost);
        return true;
      }),
  );
  if (!isClaimed) return { kind: "joined", replyId };
  const { request: _request, sequence, ...userRow } = row.replyTo;
  return {
    kind: "opened",
    turn: {
      ...asked,
      act,
      topic: row.session.topic,
      studentId: student.id,
      plan: student.plan,
      userMessage: toMessage(userRow, now),
      sequence,
      replyId,
      leaseHolder,
      credit: creditFor(cost),
    },
  };
}

/** Empties a reply that nobody writes, for this attempt to write it. False when somebody does. */
async function claimReply(database: Database, replyId: string, leaseHolder: string, now: Date): Promise<boolean> {
  const { count } = await database.message.updateMany({
    where: { id: replyId, OR: [{ state: { not: "writing" } }, { leaseUntil: null }, { leaseUntil: { lte: now } }] },
    data: {
      state: "writing",
      content: "",
      metadata: Prisma.DbNull,
      provenance: Prisma.DbNull,
      leaseHolder,
      leaseUntil: leaseFrom(now),
      stopRequested: false,
    },
  });
  return count > 0;
}
