import "server-only";
import { db } from "../db/client.ts";
import { longTransaction } from "../db/long-transaction.ts";
import type { Prisma } from "../db/generated/client.ts";
import { describeError, log } from "../http/log.ts";
import { sweepTurns } from "../reading/turns.ts";
import { keyOf } from "../storage/folder.ts";
import { clearScratch } from "../storage/scratch-file.ts";
import { getStorage } from "../storage/storage.ts";
import { removeObject } from "./remove-object.ts";

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** What is cleared away in one go. */
const BATCH = 500;

/** Files that no message and no material took up within a day, or that their last one let go. */
export function unusedAt(now: Date) {
  const yesterday = new Date(now.getTime() - DAY_MILLISECONDS);
  return {
    state: { notIn: ["awaited", "removed"] },
    uploadedAt: { lt: yesterday },
    material: null,
    attachments: { none: {} },
  } satisfies Prisma.StoredObjectWhereInput;
}

/**
 * Clears away what nobody waits for any more: uploads that never came, files that nothing uses. What cannot be cleared away
 * now is left for the next time, and nothing is thrown: there is other work to do.
 */
export async function sweepFiles(now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MILLISECONDS);
  await attempt(() => sweepAwaited(yesterday));
  await attempt(() => sweepUnused(now));
  await attempt(() => sweepTurns(now));
  await attempt(() => clearScratch(now));
}

async function attempt(sweep: () => Promise<unknown>): Promise<void> {
  try {
    await sweep();
  } catch (error) {
    log("error", "not everything could be cleared away", describeError(error));
  }
}

/** A process may have died between keeping the bytes of a file and saying so: they go first, since only the record tells of them. */
async function sweepAwaited(before: Date): Promise<void> {
  const where = { state: "awaited", createdAt: { lt: before } } satisfies Prisma.StoredObjectWhereInput;
  const late = await db().storedObject.findMany({
    where: { ...where, arrivingUntil: { not: null } },
    select: { id: true },
  });
  for (const { id } of late) await getStorage("folder").remove(keyOf(id));
  await longTransaction((transaction) => transaction.storedObject.deleteMany({ where }));
}

async function sweepUnused(now: Date): Promise<void> {
  const unused = await db().storedObject.findMany({ where: unusedAt(now), select: { id: true }, take: BATCH });
  // Each may be taken up until its turn comes.
  for (const { id } of unused)
    await attempt(() => db().$transaction((transaction) => removeObject(transaction, id, now, unusedAt(now))));
}
