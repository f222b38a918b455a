import "server-only";
import type { Database } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";

/**
 * Takes a file away from everyone, with all that was made from it. Its bytes follow in a job of their own, since a
 * storage may be out of reach at this moment; the record stays until they are gone.
 *
 * @returns whether there was one that `where` holds for, at this moment
 */
export async function removeObject(
  transaction: Database,
  objectId: string,
  now: Date,
  where: Prisma.StoredObjectWhereInput = {},
): Promise<boolean> {
  // The job before the file, as each step of the work takes them: else each could wait for the other.
  await transaction.$queryRaw`SELECT 1 FROM reading_jobs WHERE object_id = ${objectId}::uuid FOR UPDATE`;
  // Whoever takes the file up at this moment comes first, or not at all.
  await transaction.$queryRaw`SELECT 1 FROM stored_objects WHERE id = ${objectId}::uuid FOR UPDATE`;
  const { count } = await transaction.storedObject.updateMany({
    where: { ...where, id: objectId },
    data: { state: "removed", name: "" },
  });
  if (count === 0) return false;
  await transaction.material.deleteMany({ where: { objectId } });
  await transaction.passage.deleteMany({ where: { objectId } });
  await transaction.documentPage.deleteMany({ where: { objectId } });
  await transaction.messageAttachment.deleteMany({ where: { objectId } });
  const job = { nextPage: 1, attempts: 0, runAfter: now, leaseHolder: null, leaseUntil: null };
  await transaction.readingJob.upsert({
    where: { objectId },
    create: { objectId, ...job },
    update: job,
    select: { objectId: true },
  });
  return true;
}
