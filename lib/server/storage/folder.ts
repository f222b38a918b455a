import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { isMissing } from "./missing.ts";
import { uploadsFolder } from "./scratch-file.ts";
import type { Storage } from "./storage.ts";

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A folder on this machine's disk. Keys are made here and nowhere else, and one of another form names nothing: so no
 * name that a person wrote ever becomes a path.
 */
export function folderStorage(folder = uploadsFolder()): Storage {
  return {
    async keep(file) {
      const id = randomUUID();
      const key = `${id.slice(0, 2)}/${id}`;
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

/** Null for what is no key of ours. */
export function pathOf(folder: string, key: string): string | null {
  return KEY.test(key) ? path.join(folder, key) : null;
}
