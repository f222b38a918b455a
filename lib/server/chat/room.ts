import "server-only";
import { db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";

const MEBIBYTE = 1_048_576;

/**
 * Throws SESSIONS_FULL when all that a person's sessions hold takes the room that each person has. Each session keeps its
 * own sum, which goes with it: so nothing has to be counted anew. An empty one counts some kilobytes, so that there are never
 * so many that adding them up takes long.
 */
export async function assertSessionsFit(userId: string): Promise<void> {
  const { _sum } = await db().chatSession.aggregate({ where: { userId }, _sum: { bytes: true } });
  assertFit(_sum.bytes ?? 0n);
}

/**
 * What all sessions of a person take; throws NOT_FOUND for a session that is not there or not the user's. One statement, since
 * the first word of each reply waits for it.
 */
export async function measureOwnSessions(userId: string, sessionId: string): Promise<bigint> {
  const [row] = await db().$queryRaw<{ bytes: bigint | null; isOwn: boolean | null }[]>`
    SELECT sum(bytes)::bigint AS bytes, bool_or(id = ${sessionId}::uuid) AS "isOwn"
    FROM chat_sessions WHERE user_id = ${userId}::uuid`;
  if (row?.isOwn !== true) throw new AppError("NOT_FOUND");
  return row.bytes ?? 0n;
}

/** Throws SESSIONS_FULL where a person's sessions take that much. */
export function assertFit(bytes: bigint): void {
  const limit = env().CHAT_QUOTA_MEGABYTES;
  if (bytes >= limit * MEBIBYTE) throw new AppError("SESSIONS_FULL", { limit });
}

/** The bytes that texts take in the database. */
export function bytesOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** The statement that counts a reply for its session; `reply`: a name that stands for its row. Written once more it counts once more. */
export function countReply(bytes: number, reply: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    UPDATE chat_sessions SET bytes = bytes + ${bytes}::bigint FROM ${reply}
    WHERE chat_sessions.id = ${reply}.session_id RETURNING 1`;
}
