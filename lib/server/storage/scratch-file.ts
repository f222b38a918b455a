import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../http/app-error.ts";
import { env } from "../env.ts";
import { isMissing } from "./missing.ts";
import { HEAD_BYTES } from "./sniff.ts";

/** A file on its way: `head` are its first bytes, by which its kind is told. */
export type ScratchFile = AsyncDisposable & { path: string; size: number; head: Uint8Array };

export function uploadsFolder(): string {
  return path.resolve(/* turbopackIgnore: true */ env().UPLOADS_FOLDER);
}

/** Longer than anything arrives or is read: what nobody has written to for so long was left by a process that died. */
const LEFT_AFTER_MILLISECONDS = 15 * 60_000;

/** Those of this process. */
const own = new Set<string>();

/**
 * Writes what arrives to disk, chunk by chunk, no more than `maxBytes`: what was announced as its length counts only
 * when it is too much. The file is gone when it is disposed of, unless a storage moved it away.
 */
export async function receiveFile(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ScratchFile> {
  const file = await newScratchPath();
  own.add(file);
  const dispose = async () => {
    await rm(file, { force: true });
    own.delete(file);
  };
  try {
    await using handle = await open(file, "wx", 0o600);
    const { size, head } = await writeAll(handle, body, maxBytes);
    return { path: file, size, head, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Beside the files, so that keeping one is a rename within one disk. */
export function arrivingFolder(): string {
  return path.join(uploadsFolder(), "arriving");
}

async function newScratchPath(): Promise<string> {
  const folder = arrivingFolder();
  await mkdir(folder, { recursive: true });
  return path.join(folder, randomUUID());
}

async function writeAll(
  handle: FileHandle,
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<{ size: number; head: Uint8Array }> {
  let size = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AppError("FILE_TOO_LARGE", { limit: maxBytes });
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
    await handle.writeFile(chunk);
  }
  return { size, head };
}

/** Clears away what processes that died left of files on their way. */
export async function clearScratch(now: Date): Promise<void> {
  for (const { file, changed } of await listStrangers())
    if (now.getTime() - changed > LEFT_AFTER_MILLISECONDS) await rm(file, { force: true });
}

/** What others than this process have there, alive or not. */
export async function strangerBytes(): Promise<number> {
  return (await listStrangers()).reduce((sum, { size }) => sum + size, 0);
}

async function listStrangers(): Promise<{ file: string; size: number; changed: number }[]> {
  const folder = arrivingFolder();
  const names = await unlessMissing(() => readdir(folder), []);
  const files = names.map((name) => path.join(folder, name)).filter((file) => !own.has(file));
  const found = await Promise.all(
    // One that arrives is moved away once it is whole.
    files.map((file) => unlessMissing(async () => ({ file, ...(await sizeOf(file)) }), null)),
  );
  return found.filter((each) => each !== null);
}

async function sizeOf(file: string): Promise<{ size: number; changed: number }> {
  const { size, mtimeMs } = await stat(file);
  return { size, changed: mtimeMs };
}

async function unlessMissing<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isMissing(error)) return otherwise;
    throw error;
  }
}
