import "server-only";
import type { ChatSession, Page } from "#lib/contracts/chat.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";

const columns = { id: true, topic: true, title: true, createdAt: true, updatedAt: true } as const;

type SessionRow = { id: string; topic: string; title: string; createdAt: Date; updatedAt: Date };

function toChatSession(row: SessionRow): ChatSession {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** The user's sessions, the one used last first. */
export async function listSessions(userId: string, page: Page): Promise<ChatSession[]> {
  const rows = await db().chatSession.findMany({
    where: { userId },
    select: columns,
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: page.limit,
    ...(page.before && { cursor: { id: page.before }, skip: 1 }),
  });
  return rows.map(toChatSession);
}

export async function createSession(userId: string, session: { topic: string; title: string }): Promise<ChatSession> {
  return toChatSession(await db().chatSession.create({ data: { userId, ...session }, select: columns }));
}

/** Throws NOT_FOUND for a session that is not there or not the user's: the two must look the same. */
export async function assertOwnSession(userId: string, sessionId: string): Promise<void> {
  const row = await db().chatSession.findFirst({ where: { id: sessionId, userId }, select: { id: true } });
  if (!row) throw new AppError("NOT_FOUND");
}
