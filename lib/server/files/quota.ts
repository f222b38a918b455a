import "server-only";
import type { Database } from "../db/client.ts";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";
import { unusedAt } from "./sweep.ts";

const MEGABYTE = 1_048_576;

/**
 * Throws STORAGE_FULL when a person's files and `more` bytes are more than one may keep. What is being removed, or is going
 * to be because nothing uses it any more, does not count.
 */
export async function assertRoom(database: Database, ownerUserId: string, more: number, now: Date): Promise<void> {
  const limit = env().STORAGE_QUOTA_MEGABYTES;
  const { _sum } = await database.storedObject.aggregate({
    where: { ownerUserId, state: { not: "removed" }, NOT: unusedAt(now) },
    _sum: { size: true },
  });
  if ((_sum.size ?? 0) + more > limit * MEGABYTE) throw new AppError("STORAGE_FULL", { limit });
}

/**
 * Lets files of one person arrive one after the other, so that each sees those before it. The person's row comes first, as
 * when the person is deleted: in another order the two would wait for one another.
 */
export async function lockRoom(transaction: Database, objectId: string): Promise<void> {
  await transaction.$queryRaw`
    SELECT 1 FROM users JOIN stored_objects ON stored_objects.owner_user_id = users.id
    WHERE stored_objects.id = ${objectId}::uuid FOR NO KEY UPDATE OF users`;
}
