import "server-only";
import type { StoredFile } from "#lib/contracts/uploads.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { fileColumns, toStoredFile } from "./objects.ts";

/** Has a file read anew that could not be read; of one that is being read, nothing changes. */
export async function readAgain(userId: string, objectId: string, now: Date): Promise<StoredFile> {
  return db().$transaction(async (transaction) => {
    const failed = { id: objectId, ownerUserId: userId, state: "failed" } as const;
    const { count } = await transaction.storedObject.updateMany({ where: failed, data: { state: "uploaded", failure: null } });
    if (count > 0) {
      await transaction.documentPage.deleteMany({ where: { objectId } });
      await transaction.readingJob.create({ data: { objectId, runAfter: now }, select: { objectId: true } });
    }
    const row = await transaction.storedObject.findFirst({ where: { id: objectId, ownerUserId: userId, state: { not: "awaited" } }, select: fileColumns });
    if (!row) throw new AppError("NOT_FOUND");
    return toStoredFile(row);
  });
}
