import "server-only";
import { MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import { type Database, db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { describeError, log } from "../http/log.ts";
import { indexPassages } from "../retrieval/index-passages.ts";
import { receiveFile } from "../storage/scratch-file.ts";
import { getStorage } from "../storage/storage.ts";
import { assertLease, continueJob, endAsFailed, failJob, type Job, JobLost, postponeJob } from "./jobs.ts";
import type { KeptPages } from "./cut-pages.ts";
import { cutAfterPassages, textRoom } from "./kept-text.ts";
import { LIMITS } from "./limits.ts";
import { readInWorker } from "./read-in-worker.ts";

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
    select: {
      state: true,
      store: true,
      storageKey: true,
      mediaType: true,
      maxBytes: true,
      ownerUserId: true,
      characters: true,
    },
  });
  if (!object) return;
  const { state, store, storageKey } = object;
  if (state === "removed") return removeBytes(job, store, storageKey);
  if (state === "indexing") return indexStep(job);
  if (!store || !storageKey) throw new AppError("NOT_FOUND");
  return readStep(job, { ...object, store, storageKey });
}

type Readable = {
  store: string;
  storageKey: string;
  mediaType: string;
  maxBytes: number;
  ownerUserId: string | null;
  characters: number;
};

async function readStep(job: Job, object: Readable): Promise<void> {
  const { store, storageKey, mediaType, maxBytes, ownerUserId, characters } = object;
  await db().storedObject.updateMany({ where: { id: job.objectId, state: "uploaded" }, data: { state: "reading" } });
  const bytes = await getStorage(store).read(storageKey, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (bytes === null) return failJob(job, "unavailable");
  await using file = await receiveFile(bytes, maxBytes);
  const room = await textRoom(ownerUserId, characters);
  const start = performance.now();
  const step = { path: file.path, mediaType, fromPage: job.nextPage, budgetMs: STEP_BUDGET_MS, room };
  const outcome = await readInWorker(step);
  if (outcome.kind === "read") return await storePages(job, outcome, mediaType, performance.now() - start);
  if (outcome.kind === "ended" && job.attempts === 1) throw new Error("A step reached a bound.");
  return await failJob(job, outcome.code);
}

async function storePages(job: Job, read: KeptPages, mediaType: string, tookMs: number): Promise<void> {
  const { pages, next, pageCount, cutBy } = endInTime(read, job.spentMilliseconds + tookMs);
  const characters = pages.reduce((sum, page) => sum + page.length, 0);
  await db().$transaction(async (transaction) => {
    await assertLease(transaction, job);
    await transaction.documentPage.createMany({
      data: pages.map((text, index) => ({ objectId: job.objectId, number: job.nextPage + index, text })),
      skipDuplicates: true,
    });
    await continueJob(transaction, job, { nextPage: next ?? pageCount + 1, tookMs });
    await transaction.storedObject.update({
      where: { id: job.objectId },
      data: { characters: { increment: characters }, ...(next === null && { state: "indexing", pageCount, cutBy }) },
      select: { id: true },
    });
    if (next !== null) return;
    const hasText = await holdsText(transaction, job.objectId, pageCount, mediaType);
    if (!hasText) await endAsFailed(transaction, job, "no_text");
  });
}

/** A file whose pages take too long ends with those that are read. */
function endInTime(read: KeptPages, spentMs: number): KeptPages {
  const { pages, next } = read;
  if (next === null || spentMs < LIMITS.pagesMilliseconds) return read;
  return { pages, next: null, pageCount: next - 1, cutBy: "time" };
}

async function holdsText(database: Database, objectId: string, pageCount: number, mediaType: string): Promise<boolean> {
  const [row] = await database.$queryRaw<{ characters: number }[]>`
    SELECT coalesce(sum(length(regexp_replace(text, '\\s', '', 'g'))), 0)::int AS characters
    FROM document_pages WHERE object_id = ${objectId}::uuid`;
  const characters = row?.characters ?? 0;
  return mediaType === MEDIA_TYPES.pdf ? characters >= SCAN_CHARACTERS_PER_PAGE * pageCount : characters > 0;
}

async function indexStep(job: Job): Promise<void> {
  const start = performance.now();
  const progress = await indexPassages(job.objectId);
  const tookMs = performance.now() - start;
  const isLate = job.spentMilliseconds + tookMs >= LIMITS.milliseconds;
  await db().$transaction(async (transaction) => {
    await assertLease(transaction, job);
    await continueJob(transaction, job, { nextPage: job.nextPage, tookMs });
    const isFull = (await transaction.passage.count({ where: { objectId: job.objectId } })) >= LIMITS.passages;
    if (isLate || isFull) {
      const lastPage = await cutAfterPassages(transaction, job.objectId, isFull ? "passages" : "time");
      if (lastPage === 0) return await endAsFailed(transaction, job, "too_slow");
    }
    if (progress === "more" && !isLate) return;
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
