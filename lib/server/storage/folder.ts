import "server-only";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { isMissing } from "./missing.ts";
import { uploadsFolder } from "./scratch-file.ts";
import type { Storage } from "./storage.ts";

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A folder on this machine's disk. Keys are made here, of ids that the server gives, and one of another form names nothing:
 * so no name that a person wrote ever becomes a path.
 */
export function folderStorage(folder = uploadsFolder()): Storage {
  return {
    async keep(file) {
      const key = keyOf(file.id);
      const target = path.join(folder, key);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(file.path, target);
      return key;
    },

    async read(key, { limit } = {}) {
      const file = pathOf(folder, key);
      if (file === null) return null;
      try {
        const handle = await open(file);
        const end = limit === undefined ? {} : { end: limit - 1 };
        return Readable.toWeb(handle.createReadStream(end)) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async remove(key) {
      const file = pathOf(folder, key);
      if (file !== null) await rm(file, { force: true });
    },
  };
}

/** Where a file of this id is kept: known before it is, so that one is found of which nothing was said any more. */
export function keyOf(id: string): string {
  return `${id.slice(0, 2)}/${id}`;
}

/** Null for what is no key of ours. */
export function pathOf(folder: string, key: string): string | null {
  return KEY.test(key) ? path.join(folder, key) : null;
}
