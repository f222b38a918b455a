import "server-only";
import { MAX_MATERIAL_BYTES } from "#lib/contracts/upload-limits.ts";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";
import { clearScratch, strangerBytes } from "./scratch-file.ts";

const MEGABYTE = 1_048_576;

/** Of one person's files that arrive at the same time: two of the largest, or ten that come with messages. */
const MOST_OF_A_PERSON = 2 * MAX_MATERIAL_BYTES;

const RETRY_AFTER_SECONDS = 10;

/** Bytes that may come to this process's disk, by whose they are. */
const heldOf = new Map<string, number>();

/**
 * Holds room on disk for bytes on their way, until it is disposed of; throws UPLOADS_BUSY where one person has too many on
 * their way, or the disk all together. What processes that died left behind counts until it is cleared away, which is done
 * as soon as its room is wanted.
 */
export async function holdScratch(holder: string, bytes: number, now: Date): Promise<Disposable> {
  const most = env().SCRATCH_MEGABYTES * MEGABYTE;
  let strangers = await strangerBytes();
  if (total() + strangers + bytes > most) {
    await clearScratch(now);
    strangers = await strangerBytes();
  }
  const own = (heldOf.get(holder) ?? 0) + bytes;
  // Nothing is awaited from here to the entry: of two at the same instant the second sees the first.
  if (own > MOST_OF_A_PERSON || total() + strangers + bytes > most)
    throw new AppError("UPLOADS_BUSY", {}, { headers: { "Retry-After": String(RETRY_AFTER_SECONDS) } });
  heldOf.set(holder, own);
  return { [Symbol.dispose]: () => release(holder, bytes) };
}

function release(holder: string, bytes: number): void {
  const left = (heldOf.get(holder) ?? 0) - bytes;
  if (left > 0) heldOf.set(holder, left);
  else heldOf.delete(holder);
}

function total(): number {
  return [...heldOf.values()].reduce((sum, bytes) => sum + bytes, 0);
}
