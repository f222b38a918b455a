import "server-only";
import type { StoredFile } from "#lib/contracts/uploads.ts";
import { MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { piecesOf } from "../http/read-body.ts";
import { bodyLimit } from "../storage/limits.ts";
import { receiveFile } from "../storage/scratch-file.ts";
import { currentStorage, getStorage } from "../storage/storage.ts";
import { tellFormat } from "./tell-format.ts";
import { storeArrival } from "./store-arrival.ts";

/** Takes the bytes of an awaited file from a plain PUT. What the request says of their kind and number is not believed. */
export async function receiveUpload(objectId: string, request: Request, now: Date): Promise<StoredFile> {
  const { name, maxBytes } = await getAwaited(objectId);
  const limit = Math.min(maxBytes, bodyLimit());
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new AppError("FILE_TOO_LARGE", { limit });
  await using file = await receiveFile(piecesOf(request), limit);
  const format = await tellFormat(file, name);
  if (format === null) throw new AppError("UNSUPPORTED_FILE");

  const store = currentStorage();
  const storage = getStorage(store);
  const mediaType = MEDIA_TYPES[format];
  const storageKey = await storage.keep({ path: file.path, name: name || objectId, mediaType });
  try {
    return await storeArrival({ objectId, store, storageKey, size: file.size, format, now });
  } catch (error) {
    await storage.remove(storageKey);
    throw error;
  }
}

async function getAwaited(id: string): Promise<{ name: string; maxBytes: number }> {
  const object = await db().storedObject.findUnique({
    where: { id },
    select: { name: true, maxBytes: true, state: true },
  });
  if (!object) throw new AppError("NOT_FOUND");
  if (object.state !== "awaited") throw new AppError("CONFLICT");
  return object;
}
