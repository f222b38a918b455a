import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../http/app-error.ts";
import { env } from "../env.ts";
import { HEAD_BYTES } from "./sniff.ts";

/** A file on its way: `head` are its first bytes, by which its kind is told. */
export type ScratchFile = AsyncDisposable & { path: string; size: number; head: Uint8Array };

export function uploadsFolder(): string {
  return path.resolve(/* turbopackIgnore: true */ env().UPLOADS_FOLDER);
}

/**
 * Writes what arrives to disk, chunk by chunk, no more than `maxBytes`: what was announced as its length counts only
 * when it is too much. The file is gone when it is disposed of, unless a storage moved it away.
 */
export async function receiveFile(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ScratchFile> {
  const file = await newScratchPath();
  const dispose = () => rm(file, { force: true });
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
