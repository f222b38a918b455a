import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { sendMessageSchema } from "#lib/contracts/chat.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { messageColumns, toMessage } from "../chat/messages.ts";
import { db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { AppError } from "../http/app-error.ts";
import { releaseCredit } from "../usage/credit.ts";
import { leaseFrom } from "./lease.ts";
import { reserve, type Opening, type Student } from "./open-turn.ts";

const storedRequestSchema = sendMessageSchema.and(z.object({ locale: z.enum(LOCALES) }));

/**
 * Opens a stored question again, to have its reply written anew. A reply that is still being written is joined. The
 * use is reserved under the question's id: one that was interrupted or failed had given it back, so it costs once.
 */
export async function retryTurn(student: Student, replyId: string, now: Date): Promise<Opening> {
  const row = await db().message.findFirst({
    where: { id: replyId, role: "assistant", session: { userId: student.id } },
    select: { sessionId: true, replyTo: { select: { ...messageColumns, request: true } } },
  });
  const stored = storedRequestSchema.safeParse(row?.replyTo?.request);
  if (!row?.replyTo || !stored.success) throw new AppError("NOT_FOUND");
  const { locale, ...request } = stored.data;

  const credit = await reserve(student, request, row.replyTo.id, now);
  const leaseHolder = randomUUID();
  const claimed = await claimReply(replyId, leaseHolder, now).catch(async (error: unknown) => {
    if (credit) await releaseCredit(db(), credit);
    throw error;
  });
  if (!claimed) return { kind: "joined", replyId };
  const { request: _request, ...userRow } = row.replyTo;
  return {
    kind: "opened",
    turn: { sessionId: row.sessionId, request, locale, userMessage: toMessage(userRow, now), replyId, leaseHolder, credit },
  };
}

/** Empties a reply that nobody writes, for this attempt to write it. False when somebody does. */
async function claimReply(replyId: string, leaseHolder: string, now: Date): Promise<boolean> {
  const { count } = await db().message.updateMany({
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
