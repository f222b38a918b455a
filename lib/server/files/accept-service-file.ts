import "server-only";
import type { FileFormat } from "#lib/contracts/uploads.ts";
import type { StoredFile } from "#lib/contracts/answers/uploads.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { endingOf, HEAD_BYTES, isArchive, sniffFormat } from "../storage/sniff.ts";
import { getStorage } from "../storage/storage.ts";
import { endArrival } from "./begin-arrival.ts";
import { beginReading } from "./begin-reading.ts";
import { fileColumns, toStoredFile } from "./objects.ts";
import { storeArrival } from "./store-arrival.ts";

const STORE = "uploadthing";

const READ_TIMEOUT_MS = 20_000;

type ServiceFile = { objectId: string; storageKey: string; name: string; size: number; maxBytes: number; now: Date };

/** Why a file is not accepted: its kind or size, or there is no room for it. */
type Refusal = { problem: "unsupported" | "full" };

/**
 * Takes up a file that a browser sent straight to the service; one that is not accepted is removed there. The service may
 * say twice that it arrived.
 */
export async function acceptServiceFile({
  objectId,
  storageKey,
  name,
  size,
  maxBytes,
  now,
}: ServiceFile): Promise<StoredFile | Refusal> {
  const storage = getStorage(STORE);
  const format = size > maxBytes ? null : await tellFormat(storageKey, name);
  if (format === null) {
    await storage.remove(storageKey);
    await endArrival(objectId);
    return { problem: "unsupported" };
  }
  try {
    const stored = await storeArrival({ objectId, store: STORE, storageKey, size, format, now });
    beginReading();
    return stored;
  } catch (error) {
    const known =
      error instanceof AppError && error.code === "CONFLICT" ? await findStored(objectId, storageKey) : null;
    if (known) return known;
    await storage.remove(storageKey);
    await endArrival(objectId);
    if (error instanceof AppError && error.code === "STORAGE_FULL") return { problem: "full" };
    throw error;
  }
}

/** Of an archive only its name says which kind it is; the reader finds out whether that is true. */
async function tellFormat(storageKey: string, name: string): Promise<FileFormat | null> {
  const bytes = await getStorage(STORE).read(storageKey, {
    limit: HEAD_BYTES,
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  if (bytes === null) return null;
  const head = new Uint8Array(await new Response(bytes).arrayBuffer()).subarray(0, HEAD_BYTES);
  if (!isArchive(head)) return sniffFormat(head, name);
  const ending = endingOf(name);
  return ending === "docx" || ending === "pptx" ? ending : null;
}

async function findStored(id: string, storageKey: string): Promise<StoredFile | null> {
  const row = await db().storedObject.findFirst({
    where: { id, storageKey, state: { not: "removed" } },
    select: fileColumns,
  });
  return row && toStoredFile(row);
}
