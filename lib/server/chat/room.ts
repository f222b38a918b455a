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
  const limit = env().CHAT_QUOTA_MEGABYTES;
  const { _sum } = await db().chatSession.aggregate({ where: { userId }, _sum: { bytes: true } });
  if ((_sum.bytes ?? 0n) >= limit * MEBIBYTE) throw new AppError("SESSIONS_FULL", { limit });
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
