import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { db } from "../db/client.ts";
import { longTransaction } from "../db/long-transaction.ts";
import type { Prisma } from "../db/generated/client.ts";
import { describeError, log } from "../http/log.ts";
import { sweepTurns } from "../reading/turns.ts";
import { arrivingFolder } from "../storage/scratch-file.ts";
import { isMissing } from "../storage/missing.ts";
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
  await attempt(() =>
    longTransaction((transaction) =>
      transaction.storedObject.deleteMany({ where: { state: "awaited", createdAt: { lt: yesterday } } }),
    ),
  );
  await attempt(() => sweepUnused(now));
  await attempt(() => sweepTurns(now));
  await attempt(() => sweepScratch(yesterday));
}

async function attempt(sweep: () => Promise<unknown>): Promise<void> {
  try {
    await sweep();
  } catch (error) {
    log("error", "not everything could be cleared away", describeError(error));
  }
}

async function sweepUnused(now: Date): Promise<void> {
  const unused = await db().storedObject.findMany({ where: unusedAt(now), select: { id: true }, take: BATCH });
  // Each may be taken up until its turn comes.
  for (const { id } of unused)
    await attempt(() => db().$transaction((transaction) => removeObject(transaction, id, now, unusedAt(now))));
}

/** What a process that died left of a file on its way. */
async function sweepScratch(before: Date): Promise<void> {
  const folder = arrivingFolder();
  for (const name of await unlessMissing(() => readdir(folder), [])) {
    const file = path.join(folder, name);
    // One that arrives is moved away once it is whole.
    const isLeft = await unlessMissing(async () => (await stat(file)).mtime < before, false);
    if (isLeft) await rm(file, { force: true });
  }
}

async function unlessMissing<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isMissing(error)) return otherwise;
    throw error;
  }
}
