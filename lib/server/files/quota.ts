import "server-only";
import type { Database } from "../db/client.ts";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";
import { unusedAt } from "./sweep.ts";

const MEGABYTE = 1_048_576;

/**
 * How many more bytes a person may keep; negative where there are too many. What is on its way counts with the room that is
 * held for it, until its time is over. What is being removed, or is going to be because nothing uses it any more, does not
 * count.
 */
export async function roomLeft(database: Database, ownerUserId: string, now: Date): Promise<number> {
  const lapsed = { state: "awaited" as const, arrivingUntil: { lte: now } };
  const { _sum } = await database.storedObject.aggregate({
    where: { ownerUserId, state: { not: "removed" }, NOT: { OR: [unusedAt(now), lapsed] } },
    _sum: { size: true },
  });
  return env().STORAGE_QUOTA_MEGABYTES * MEGABYTE - (_sum.size ?? 0);
}

/** Throws STORAGE_FULL when a person's files and `more` bytes are more than one may keep. */
export async function assertRoom(database: Database, ownerUserId: string, more: number, now: Date): Promise<void> {
  if ((await roomLeft(database, ownerUserId, now)) < more) throw storageFull();
}

export function storageFull(): AppError {
  return new AppError("STORAGE_FULL", { limit: env().STORAGE_QUOTA_MEGABYTES });
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
