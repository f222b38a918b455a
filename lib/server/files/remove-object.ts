import "server-only";
import type { Database } from "../db/client.ts";

/**
 * Takes a file away from everyone, with all that was made from it. Its bytes follow in a job of their own, since a
 * storage may be out of reach at this moment; the record stays until they are gone.
 */
export async function removeObject(transaction: Database, objectId: string, now: Date): Promise<void> {
  await transaction.storedObject.update({ where: { id: objectId }, data: { state: "removed", name: "" }, select: { id: true } });
  await transaction.material.deleteMany({ where: { objectId } });
  await transaction.passage.deleteMany({ where: { objectId } });
  await transaction.documentPage.deleteMany({ where: { objectId } });
  await transaction.messageAttachment.deleteMany({ where: { objectId } });
  const job = { nextPage: 1, attempts: 0, runAfter: now, leaseHolder: null, leaseUntil: null };
  await transaction.readingJob.upsert({ where: { objectId }, create: { objectId, ...job }, update: job, select: { objectId: true } });
}
