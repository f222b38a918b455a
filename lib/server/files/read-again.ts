import "server-only";
import type { StoredFile } from "#lib/contracts/uploads.ts";
import { type Database, db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { fileColumns, toStoredFile } from "./objects.ts";

/** Has a file read anew that could not be read; of one that is being read, nothing changes. */
export async function readAgain(userId: string, objectId: string, now: Date): Promise<StoredFile> {
  return db().$transaction(async (transaction) => {
    const failed = { id: objectId, ownerUserId: userId, state: "failed" } as const;
    const { count } = await transaction.storedObject.updateMany({ where: failed, data: { state: "uploaded" } });
    if (count > 0) await beginAnew(transaction, objectId, now);
    const row = await transaction.storedObject.findFirst({
      where: { id: objectId, ownerUserId: userId, state: { not: "awaited" } },
      select: fileColumns,
    });
    if (!row) throw new AppError("NOT_FOUND");
    return toStoredFile(row);
  });
}

/** As if the file had just arrived, within a transaction that has its row and its job's: whoever is reading it has lost the job. */
export async function beginAnew(transaction: Database, objectId: string, now: Date): Promise<void> {
  const anew = { nextPage: 1, attempts: 0, runAfter: now, leaseHolder: null, leaseUntil: null };
  await transaction.readingJob.upsert({
    where: { objectId },
    create: { objectId, ...anew },
    update: anew,
    select: { objectId: true },
  });
  await transaction.storedObject.update({
    where: { id: objectId },
    data: { state: "uploaded", failure: null, pageCount: null },
    select: { id: true },
  });
  await transaction.documentPage.deleteMany({ where: { objectId } });
  await transaction.passage.deleteMany({ where: { objectId } });
}
