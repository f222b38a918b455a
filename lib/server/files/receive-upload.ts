import "server-only";
import type { StoredFile } from "#lib/contracts/answers/uploads.ts";
import { MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { describeError, log } from "../http/log.ts";
import { piecesOf } from "../http/read-body.ts";
import { bodyLimit } from "../storage/limits.ts";
import { receiveFile } from "../storage/scratch-file.ts";
import { holdScratch } from "../storage/scratch-room.ts";
import { currentStorage, getStorage } from "../storage/storage.ts";
import { ARRIVAL_MILLISECONDS, beginArrival, endArrival } from "./begin-arrival.ts";
import { storageFull } from "./quota.ts";
import { storeArrival } from "./store-arrival.ts";
import { tellFormat } from "./tell-format.ts";

/**
 * Takes the bytes of an awaited file from a plain PUT, once: whatever comes of it, its address takes no other. What the
 * request says of their kind is not believed, and of their number only that it is no less.
 */
export async function receiveUpload(objectId: string, request: Request, now: Date): Promise<StoredFile> {
  const { name, maxBytes, ownerUserId } = await getAwaited(objectId);
  const limit = Math.min(maxBytes, bodyLimit());
  const announced = announcedLength(request);
  if (announced !== null && announced > limit) throw new AppError("FILE_TOO_LARGE", { limit });
  using _room = await holdScratch(ownerUserId, announced ?? limit, now);
  const held = await beginArrival({ objectId, announced, limit, now });
  try {
    return await takeBytes({ objectId, name, held, limit, announced }, request, now);
  } catch (error) {
    // Where even that cannot be stored, what is held lapses by itself.
    await endArrival(objectId).catch((cause: unknown) => log("warn", "an upload was not ended", describeError(cause)));
    throw error;
  }
}

type Upload = { objectId: string; name: string; held: number; limit: number; announced: number | null };

async function takeBytes(
  { objectId, name, held, limit, announced }: Upload,
  request: Request,
  now: Date,
): Promise<StoredFile> {
  const pieces = piecesOf(request, AbortSignal.timeout(ARRIVAL_MILLISECONDS));
  const body = announced === null ? pieces : asAnnounced(pieces, announced);
  await using file = await receiveFile(body, held).catch((error: unknown) => {
    const isFull = announced === null && held < limit && error instanceof AppError && error.code === "FILE_TOO_LARGE";
    throw isFull ? storageFull() : error;
  });
  const format = await tellFormat(file, name);
  if (format === null) throw new AppError("UNSUPPORTED_FILE");

  const store = currentStorage();
  const storage = getStorage(store);
  const mediaType = MEDIA_TYPES[format];
  const storageKey = await storage.keep({ id: objectId, path: file.path, name: name || objectId, mediaType });
  try {
    return await storeArrival({ objectId, store, storageKey, size: file.size, format, now });
  } catch (error) {
    await storage.remove(storageKey);
    throw error;
  }
}

/** Null where the bytes come without one; a number that is none is one of which nothing is believed. */
function announcedLength({ headers }: Request): number | null {
  const length = headers.get("content-length");
  return length !== null && /^\d{1,15}$/.test(length) ? Number(length) : null;
}

/** What breaks off early is no file, and what goes on is cut off at once. */
async function* asAnnounced(pieces: AsyncIterable<Uint8Array>, announced: number): AsyncGenerator<Uint8Array> {
  let left = announced;
  for await (const piece of pieces) {
    left -= piece.byteLength;
    if (left < 0) break;
    yield piece;
  }
  if (left !== 0) throw new AppError("INVALID_BODY");
}

async function getAwaited(id: string): Promise<{ name: string; maxBytes: number; ownerUserId: string }> {
  const object = await db().storedObject.findUnique({
    where: { id },
    select: { name: true, maxBytes: true, state: true, ownerUserId: true },
  });
  if (!object?.ownerUserId) throw new AppError("NOT_FOUND");
  if (object.state !== "awaited") throw new AppError("UPLOAD_USED");
  return { ...object, ownerUserId: object.ownerUserId };
}
