import "server-only";
import { randomUUID } from "node:crypto";
import type { ReadingFailureCode } from "#lib/contracts/answers/uploads.ts";
import { type Database, db } from "../db/client.ts";
import { reachableStorages } from "../storage/storage.ts";
import { HOLDER } from "./turns.ts";

/** One step of the work on a file, held by whoever has the lease. */
export type Job = {
  objectId: string;
  nextPage: number;
  attempts: number;
  leaseHolder: string;
  /** By the steps before. */
  spentMilliseconds: number;
};

/** Longer than the longest step: fetching a file from a slow service, then reading it. */
const LEASE_MILLISECONDS = 120_000;

const FIRST_PAUSE_MILLISECONDS = 5_000;
const LONGEST_PAUSE_MILLISECONDS = 60 * 60_000;

/**
 * Takes the lease on a step of one file, or of the first file of whoever had their last turn longest ago; null when there is
 * none to take. One statement, so that of several workers, on any number of servers, one gets it; a dead one's lease runs
 * out.
 */
export async function claimJob(now: Date, objectId: string | null = null): Promise<Job | null> {
  const leaseHolder = randomUUID();
  const at = now.toISOString();
  const until = new Date(now.getTime() + LEASE_MILLISECONDS).toISOString();
  const [row] = await db().$queryRaw<Omit<Job, "leaseHolder">[]>`
    WITH next AS (
      SELECT object_id, ${HOLDER} AS holder
      FROM reading_jobs JOIN stored_objects ON stored_objects.id = object_id
      LEFT JOIN reading_turns ON reading_turns.holder = ${HOLDER}
      WHERE run_after <= ${at}::timestamptz AND (lease_until IS NULL OR lease_until <= ${at}::timestamptz)
        AND (${objectId}::uuid IS NULL OR object_id = ${objectId}::uuid)
        AND store = ANY(${reachableStorages()}::text[])
      ORDER BY taken_at NULLS FIRST, run_after, object_id LIMIT 1 FOR UPDATE OF reading_jobs SKIP LOCKED
    ), turn AS (
      INSERT INTO reading_turns (holder, taken_at) SELECT holder, clock_timestamp() FROM next
      ON CONFLICT (holder) DO UPDATE SET taken_at = excluded.taken_at
    )
    UPDATE reading_jobs
    SET lease_holder = ${leaseHolder}::uuid, lease_until = ${until}::timestamptz, attempts = attempts + 1
    FROM next WHERE reading_jobs.object_id = next.object_id
    RETURNING next.object_id AS "objectId", next_page AS "nextPage", attempts, spent_milliseconds AS "spentMilliseconds"`;
  return row ? { ...row, leaseHolder } : null;
}

/** When the next of the waiting steps may be taken; null when none waits. */
export async function findNextTime(): Promise<Date | null> {
  const [row] = await db().$queryRaw<{ next: Date | null }[]>`
    SELECT min(greatest(run_after, lease_until)) AS next FROM reading_jobs JOIN stored_objects ON stored_objects.id = object_id
    WHERE store = ANY(${reachableStorages()}::text[])`;
  return row?.next ?? null;
}

/** Another worker took over, or the file was deleted: what this one did counts for nothing. */
export class JobLost extends Error {}

/**
 * Throws JobLost, and locks the job's row to the end of the transaction otherwise. Whoever needs both rows takes the job's
 * before the file's, so that no two wait for each other.
 */
export async function assertLease(transaction: Database, { objectId, leaseHolder }: Job): Promise<void> {
  const rows = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM reading_jobs WHERE object_id = ${objectId}::uuid AND lease_holder = ${leaseHolder}::uuid FOR UPDATE`;
  if (rows.length === 0) throw new JobLost();
}

/** The step is done, in so many milliseconds, and another follows: its tries begin anew. */
export async function continueJob(
  transaction: Database,
  { objectId }: Job,
  { nextPage, tookMs }: { nextPage: number; tookMs: number },
): Promise<void> {
  const spentMilliseconds = { increment: Math.round(tookMs) };
  await transaction.readingJob.update({
    where: { objectId },
    data: { nextPage, attempts: 0, leaseHolder: null, leaseUntil: null, spentMilliseconds },
    select: { objectId: true },
  });
}

/** The step failed on our side: it is tried again, each time after a longer pause. */
export async function postponeJob({ objectId, leaseHolder, attempts }: Job, now: Date): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_MILLISECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_MILLISECONDS);
  await db().readingJob.updateMany({
    where: { objectId, leaseHolder },
    data: { runAfter: new Date(now.getTime() + pause), leaseHolder: null, leaseUntil: null },
  });
}

/** Ends the work on a file that cannot be read. */
export async function failJob(job: Job, failure: ReadingFailureCode): Promise<void> {
  await db().$transaction(async (transaction) => {
    await assertLease(transaction, job);
    await endAsFailed(transaction, job, failure);
  });
}

/** The same within a transaction that has the lease. */
export async function endAsFailed(
  transaction: Database,
  { objectId }: Job,
  failure: ReadingFailureCode,
): Promise<void> {
  await transaction.storedObject.update({
    where: { id: objectId },
    data: { state: "failed", failure },
    select: { id: true },
  });
  await transaction.readingJob.delete({ where: { objectId }, select: { objectId: true } });
}
