import "server-only";
import type { ChatSession } from "#lib/contracts/chat.ts";
import { db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { AppError } from "../http/app-error.ts";

export const sessionColumns = {
  id: true,
  topic: true,
  title: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.ChatSessionSelect;

type SessionRow = Prisma.ChatSessionGetPayload<{ select: typeof sessionColumns }>;

export function toChatSession(row: SessionRow): ChatSession {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

export async function createSession(userId: string, session: { topic: string; title: string }): Promise<ChatSession> {
  return toChatSession(await db().chatSession.create({ data: { userId, ...session }, select: sessionColumns }));
}

/** The session keeps its place in the list: its name is not its use. */
export async function renameSession(userId: string, id: string, title: string): Promise<ChatSession> {
  const [row] = await db().chatSession.updateManyAndReturn({
    where: { id, userId },
    data: { title },
    select: sessionColumns,
  });
  if (!row) throw new AppError("NOT_FOUND");
  return toChatSession(row);
}

/** Its messages go with it; what its answers moved in the progress stays. */
export async function deleteSession(userId: string, id: string): Promise<void> {
  const { count } = await db().chatSession.deleteMany({ where: { id, userId } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Throws NOT_FOUND for a session that is not there or not the user's: the two must look the same. */
export async function assertOwnSession(userId: string, sessionId: string): Promise<void> {
  const row = await db().chatSession.findFirst({ where: { id: sessionId, userId }, select: { id: true } });
  if (!row) throw new AppError("NOT_FOUND");
}
