import "server-only";
import { MEDIA_TYPES, type FileFormat, type StoredFile } from "#lib/contracts/uploads.ts";
import { usageDay } from "#lib/plans/metering.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import type { StorageName } from "../storage/storage.ts";
import { settleCredit } from "../usage/credit.ts";
import { fileColumns, toStoredFile } from "./objects.ts";
import { assertRoomTaken } from "./quota.ts";

/** Bytes that a storage keeps for an awaited file. */
export type Arrival = { objectId: string; store: StorageName; storageKey: string; size: number; format: FileFormat; now: Date };

const IMAGES: ReadonlySet<FileFormat> = new Set(["png", "jpg", "gif", "webp"]);

/**
 * Enters that a file arrived: it counts for its day, and is to be read unless it is a picture. Of two arrivals for one
 * file the first is the file; the other gets CONFLICT, and one for which there is no room STORAGE_FULL: its bytes are its
 * caller's to remove.
 */
export async function storeArrival({ objectId, store, storageKey, size, format, now }: Arrival): Promise<StoredFile> {
  const isImage = IMAGES.has(format);
  return db().$transaction(async (transaction) => {
    const [row] = await transaction.storedObject.updateManyAndReturn({
      where: { id: objectId, state: "awaited" },
      data: { state: isImage ? "ready" : "uploaded", store, storageKey, size, mediaType: MEDIA_TYPES[format], uploadedAt: now },
      select: { ...fileColumns, ownerUserId: true, createdAt: true },
    });
    // One without an owner was removed, and is not awaited.
    if (!row?.ownerUserId) throw new AppError("CONFLICT");
    const { ownerUserId, createdAt, ...file } = row;
    await assertRoomTaken(transaction, ownerUserId, now);
    if (!isImage) await transaction.readingJob.create({ data: { objectId, runAfter: now }, select: { objectId: true } });
    await settleCredit(transaction, { userId: ownerUserId, meter: "filesPerDay", day: usageDay(createdAt), turnId: objectId });
    return toStoredFile(file);
  });
}
