import "server-only";
import { type FileFormat, isImage, MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import type { StoredFile } from "#lib/contracts/answers/uploads.ts";
import { usageDay } from "#lib/plans/metering.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import type { StorageName } from "../storage/storage.ts";
import { settleCredit } from "../usage/credit.ts";
import { fileColumns, toStoredFile } from "./objects.ts";
import { assertRoom, lockRoom } from "./quota.ts";

/** Bytes that a storage keeps for an awaited file. */
type Arrival = {
  objectId: string;
  store: StorageName;
  storageKey: string;
  size: number;
  format: FileFormat;
  now: Date;
};

/**
 * Enters that a file arrived: it counts for its day, and is to be read unless it is a picture. Of two arrivals for one
 * file the first is the file; the other gets CONFLICT, and one for which there is no room STORAGE_FULL: its bytes are its
 * caller's to remove.
 */
export async function storeArrival({ objectId, store, storageKey, size, format, now }: Arrival): Promise<StoredFile> {
  const mediaType = MEDIA_TYPES[format];
  const isRead = !isImage(mediaType);
  return db().$transaction(async (transaction) => {
    await lockRoom(transaction, objectId);
    const [row] = await transaction.storedObject.updateManyAndReturn({
      where: { id: objectId, state: "awaited" },
      data: {
        state: isRead ? "uploaded" : "ready",
        store,
        storageKey,
        size,
        mediaType,
        uploadedAt: now,
        arrivingUntil: null,
      },
      select: { ...fileColumns, ownerUserId: true, createdAt: true },
    });
    // One without an owner was removed, and is not awaited.
    if (!row?.ownerUserId) throw new AppError("CONFLICT");
    const { ownerUserId, createdAt, ...file } = row;
    await assertRoom(transaction, ownerUserId, 0, now);
    if (isRead) await transaction.readingJob.create({ data: { objectId, runAfter: now }, select: { objectId: true } });
    await settleCredit(transaction, {
      userId: ownerUserId,
      meter: "filesPerDay",
      day: usageDay(createdAt),
      turnId: objectId,
    });
    return toStoredFile(file);
  });
}
