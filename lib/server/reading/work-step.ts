import "server-only";
import { MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import { type Database, db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { describeError, log } from "../http/log.ts";
import { indexPassages } from "../retrieval/index-passages.ts";
import { receiveFile } from "../storage/scratch-file.ts";
import { getStorage } from "../storage/storage.ts";
import { assertLease, continueJob, endAsFailed, failJob, type Job, JobLost, postponeJob } from "./jobs.ts";
import { readInWorker } from "./read-in-worker.ts";
import type { PagesRead } from "./page-text.ts";

/** How long a step reads before it stores what it has: far below what the strictest host allows a request. */
const STEP_BUDGET_MS = 4_000;

/** How long a storage may take to hand out a file: others wait for the step, and its lease is twice as long. */
const FETCH_TIMEOUT_MS = 60_000;

const MAX_ATTEMPTS = 5;

/** Too little text a page for anything but a picture of a page; page numbers and stamps are all that a scan has. */
const SCAN_CHARACTERS_PER_PAGE = 4;

/** Does one step of the work on a file. It may be done twice and leaves the same; nothing is thrown. */
export async function workStep(job: Job): Promise<void> {
  try {
    await doStep(job);
  } catch (error) {
    if (error instanceof JobLost) return;
    log("warn", "reading step failed", { objectId: job.objectId, attempts: job.attempts, ...describeError(error) });
    // Where even that cannot be stored, the lease runs out by itself.
    await postponeOrFail(job).catch(() => undefined);
  }
}

/** Bytes that are to be removed are tried again for ever. */
async function postponeOrFail(job: Job): Promise<void> {
  const isLast = job.attempts >= MAX_ATTEMPTS && !(await isRemoved(job.objectId));
  await (isLast ? failJob(job, "unavailable") : postponeJob(job, new Date()));
}

async function isRemoved(id: string): Promise<boolean> {
  return (await db().storedObject.count({ where: { id, state: "removed" } })) > 0;
}

async function doStep(job: Job): Promise<void> {
  const object = await db().storedObject.findUnique({
    where: { id: job.objectId },
    select: { state: true, store: true, storageKey: true, mediaType: true, maxBytes: true },
  });
  if (!object) return;
  const { state, store, storageKey } = object;
  if (state === "removed") return removeBytes(job, store, storageKey);
  if (state === "indexing") return indexStep(job);
  if (!store || !storageKey) throw new AppError("NOT_FOUND");
  return readStep(job, { ...object, store, storageKey });
}

type Readable = { store: string; storageKey: string; mediaType: string; maxBytes: number };

async function readStep(job: Job, { store, storageKey, mediaType, maxBytes }: Readable): Promise<void> {
  await db().storedObject.updateMany({ where: { id: job.objectId, state: "uploaded" }, data: { state: "reading" } });
  const bytes = await getStorage(store).read(storageKey, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (bytes === null) return failJob(job, "unavailable");
  await using file = await receiveFile(bytes, maxBytes);
  const outcome = await readInWorker({ path: file.path, mediaType, fromPage: job.nextPage, budgetMs: STEP_BUDGET_MS });
  if (outcome.kind === "read") return await storePages(job, outcome, mediaType);
  if (outcome.kind === "ended" && job.attempts === 1) throw new Error("A step reached a bound.");
  return await failJob(job, outcome.code);
}

async function storePages(job: Job, { pages, next, pageCount }: PagesRead, mediaType: string): Promise<void> {
  await db().$transaction(async (transaction) => {
    await assertLease(transaction, job);
    await transaction.documentPage.createMany({
      data: pages.map((text, index) => ({ objectId: job.objectId, number: job.nextPage + index, text })),
      skipDuplicates: true,
    });
    await continueJob(transaction, job, next ?? pageCount + 1);
    if (next !== null) return;
    const hasText = await holdsText(transaction, job.objectId, pageCount, mediaType);
    await transaction.storedObject.update({
      where: { id: job.objectId },
      data: { state: "indexing", pageCount },
      select: { id: true },
    });
    if (!hasText) await endAsFailed(transaction, job, "no_text");
  });
}

async function holdsText(database: Database, objectId: string, pageCount: number, mediaType: string): Promise<boolean> {
  const [row] = await database.$queryRaw<{ characters: number }[]>`
    SELECT coalesce(sum(length(regexp_replace(text, '\\s', '', 'g'))), 0)::int AS characters
    FROM document_pages WHERE object_id = ${objectId}::uuid`;
  const characters = row?.characters ?? 0;
  return mediaType === MEDIA_TYPES.pdf ? characters >= SCAN_CHARACTERS_PER_PAGE * pageCount : characters > 0;
}

async function indexStep(job: Job): Promise<void> {
  const progress = await indexPassages(job.objectId);
  await db().$transaction(async (transaction) => {
    await assertLease(transaction, job);
    await continueJob(transaction, job, job.nextPage);
    if (progress === "more") return;
    await transaction.storedObject.updateMany({
      where: { id: job.objectId, state: "indexing" },
      data: { state: "ready" },
    });
    await transaction.readingJob.deleteMany({ where: { objectId: job.objectId } });
  });
}

/** The record goes last: as long as it is there, the bytes are known to be. */
async function removeBytes({ objectId }: Job, store: string | null, storageKey: string | null): Promise<void> {
  if (store && storageKey) await getStorage(store).remove(storageKey);
  await db().$transaction([
    db().readingJob.deleteMany({ where: { objectId } }),
    db().storedObject.deleteMany({ where: { id: objectId } }),
  ]);
}
