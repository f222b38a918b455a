import "server-only";
import { mayReadFurther } from "#lib/contracts/uploads.ts";
import { CUT_REASONS, type StoredFile } from "#lib/contracts/answers/uploads.ts";
import { type Database, db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { fileColumns, toStoredFile } from "./objects.ts";

const FURTHER = CUT_REASONS.filter(mayReadFurther);

/** Has a file read anew that could not be read, or not to its end for reasons that may have passed; of one that is being read, nothing changes. */
export async function readAgain(userId: string, objectId: string, now: Date): Promise<StoredFile> {
  return db().$transaction(async (transaction) => {
    const ofFile = { id: objectId, ownerUserId: userId };
    const mayChange = [{ state: "failed" as const }, { state: "ready" as const, cutBy: { in: FURTHER } }];
    const { count } = await transaction.storedObject.updateMany({
      where: { ...ofFile, OR: mayChange },
      data: { state: "uploaded" },
    });
    if (count > 0) await beginAnew(transaction, objectId, now);
    const row = await transaction.storedObject.findFirst({
      where: { ...ofFile, state: { not: "awaited" } },
      select: fileColumns,
    });
    if (!row) throw new AppError("NOT_FOUND");
    return toStoredFile(row);
  });
}

/** As if the file had just arrived, within a transaction that has its row and its job's: whoever is reading it has lost the job. */
export async function beginAnew(transaction: Database, objectId: string, now: Date): Promise<void> {
  const anew = { nextPage: 1, attempts: 0, runAfter: now, leaseHolder: null, leaseUntil: null, spentMilliseconds: 0 };
  await transaction.readingJob.upsert({
    where: { objectId },
    create: { objectId, ...anew },
    update: anew,
    select: { objectId: true },
  });
  await transaction.storedObject.update({
    where: { id: objectId },
    data: { state: "uploaded", failure: null, pageCount: null, cutBy: null, characters: 0 },
    select: { id: true },
  });
  await transaction.documentPage.deleteMany({ where: { objectId } });
  await transaction.passage.deleteMany({ where: { objectId } });
}
