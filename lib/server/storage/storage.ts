import "server-only";
import { env } from "../env.ts";
import { folderStorage } from "./folder.ts";
import { uploadThingStorage } from "./uploadthing.ts";

/** Bytes on this machine's disk, to be kept. Each id is kept once. */
type LocalFile = { id: string; path: string; name: string; mediaType: string };

/** A place that keeps bytes under keys of its own making. */
export type Storage = {
  /** Keeps the bytes and returns their key. The file itself may be moved away. */
  keep: (file: LocalFile) => Promise<string>;
  /** The bytes of a key, `limit` of them or all; null when there are none. They break off when `signal` is aborted. */
  read: (key: string, options?: { limit?: number; signal?: AbortSignal }) => Promise<ReadableStream<Uint8Array> | null>;
  /** Removes the bytes; it is no error that they are gone. */
  remove: (key: string) => Promise<void>;
};

const STORAGES = { folder: folderStorage, uploadthing: uploadThingStorage } as const satisfies Record<
  string,
  () => Storage
>;

export type StorageName = keyof typeof STORAGES;

/** Where new files go: to UploadThing when it is configured. */
export function currentStorage(): StorageName {
  return env().UPLOADTHING_TOKEN ? "uploadthing" : "folder";
}

/** The storages that this process can reach: files of another wait for one that can. */
export function reachableStorages(): StorageName[] {
  return env().UPLOADTHING_TOKEN ? ["folder", "uploadthing"] : ["folder"];
}

/** A storage by the name that a file's record gives it. */
export function getStorage(name: string): Storage {
  if (!(name in STORAGES)) throw new Error(`There is no storage of the name ${name}.`);
  return STORAGES[name as StorageName]();
}
