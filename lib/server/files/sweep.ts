import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { db } from "../db/client.ts";
import { arrivingFolder } from "../storage/scratch-file.ts";
import { isMissing } from "../storage/missing.ts";
import { removeObject } from "./remove-object.ts";

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** What is cleared away in one go. */
const BATCH = 500;

/** Clears away what nobody waits for any more: uploads that never came, files that no message and no material took up. */
export async function sweepFiles(now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MILLISECONDS);
  await db().storedObject.deleteMany({ where: { state: "awaited", createdAt: { lt: yesterday } } });
  const unused = await db().storedObject.findMany({
    where: { state: { notIn: ["awaited", "removed"] }, uploadedAt: { lt: yesterday }, material: null, attachments: { none: {} } },
    select: { id: true },
    take: BATCH,
  });
  for (const { id } of unused) await db().$transaction((transaction) => removeObject(transaction, id, now));
  await sweepScratch(yesterday);
}

/** What a process that died left of a file on its way. */
async function sweepScratch(before: Date): Promise<void> {
  const folder = arrivingFolder();
  for (const name of await listNames(folder)) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtime < before) await rm(file, { force: true });
  }
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
