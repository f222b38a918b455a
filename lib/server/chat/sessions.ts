import "server-only";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import { db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { AppError } from "../http/app-error.ts";
import { giveUpReplies } from "../tutor/replies-under-way.ts";
import { findFirstQuestion } from "./first-questions.ts";
import { assertSessionsFit } from "./room.ts";

export const sessionColumns = {
  id: true,
  topic: true,
  title: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.ChatSessionSelect;

export type SessionRow = Prisma.ChatSessionGetPayload<{ select: typeof sessionColumns }>;

/** A session as it is told, with what was asked first in it. */
export function toChatSession(row: SessionRow, firstQuestion: string | null): ChatSession {
  const { id, topic, title, createdAt, updatedAt } = row;
  return { id, topic, title, firstQuestion, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

export async function createSession(userId: string, session: { topic: string; title: string }): Promise<ChatSession> {
  await assertSessionsFit(userId);
  return toChatSession(await db().chatSession.create({ data: { userId, ...session }, select: sessionColumns }), null);
}

/** The session keeps its place in the list: its name is not its use. */
export async function renameSession(userId: string, id: string, title: string): Promise<ChatSession> {
  const [row] = await db().chatSession.updateManyAndReturn({
    where: { id, userId },
    data: { title },
    select: sessionColumns,
  });
  if (!row) throw new AppError("NOT_FOUND");
  return toChatSession(row, await findFirstQuestion(id));
}

/** Its messages go with it; what its answers moved in the progress stays. */
export async function deleteSession(userId: string, id: string): Promise<void> {
  const count = await db().$transaction(async (transaction) => {
    await giveUpReplies(transaction, { userId, sessionId: id }, new Date());
    return (await transaction.chatSession.deleteMany({ where: { id, userId } })).count;
  });
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Throws NOT_FOUND for a session that is not there or not the user's: the two must look the same. */
export async function assertOwnSession(userId: string, sessionId: string): Promise<void> {
  const row = await db().chatSession.findFirst({ where: { id: sessionId, userId }, select: { id: true } });
  if (!row) throw new AppError("NOT_FOUND");
}
