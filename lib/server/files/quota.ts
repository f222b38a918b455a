import "server-only";
import { type Database, db } from "../db/client.ts";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";
import { unusedAt } from "./sweep.ts";

const MEGABYTE = 1_048_576;

/**
 * Throws STORAGE_FULL when a person's files and `more` bytes are more than one may keep. What is being removed, or is going
 * to be because nothing uses it any more, does not count.
 */
export async function assertRoom(userId: string, more: number, now: Date): Promise<void> {
  await assertSize(db(), userId, more, now);
}

/** The same once a file's row is stored: of several that arrive at once each sees those before it. */
export async function assertRoomTaken(transaction: Database, userId: string, now: Date): Promise<void> {
  await transaction.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  await assertSize(transaction, userId, 0, now);
}

async function assertSize(database: Database, ownerUserId: string, more: number, now: Date): Promise<void> {
  const limit = env().STORAGE_QUOTA_MEGABYTES;
  const { _sum } = await database.storedObject.aggregate({ where: { ownerUserId, state: { not: "removed" }, NOT: unusedAt(now) }, _sum: { size: true } });
  if ((_sum.size ?? 0) + more > limit * MEGABYTE) throw new AppError("STORAGE_FULL", { limit });
}
