import "server-only";
import { type Database, db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";

/** All that is only to be removed has one turn together, like one person. */
const REMOVALS = "00000000-0000-0000-0000-000000000000";

/** Whose turn a row of `stored_objects` takes. */
export const HOLDER = Prisma.sql`
  CASE WHEN stored_objects.state = 'removed' THEN ${REMOVALS}::uuid ELSE stored_objects.owner_user_id END`;

/** Older turns say nothing: whoever had none for so long is among the first. */
const REMEMBERED_MILLISECONDS = 60 * 60_000;

export async function sweepTurns(now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_MILLISECONDS);
  await db().readingTurn.deleteMany({ where: { takenAt: { lt: before } } });
}

export async function forgetTurns(database: Database, userId: string): Promise<void> {
  await database.readingTurn.deleteMany({ where: { holder: userId } });
}

/**
 * The places of files in the line of all that wait to be read, from 1; one that does not wait has none. Everyone's first
 * file comes before anyone's second, as turns are taken.
 */
export async function findPlaces(objectIds: readonly string[]): Promise<Map<string, number>> {
  if (objectIds.length === 0) return new Map();
  const rows = await db().$queryRaw<{ objectId: string; place: number }[]>`
    SELECT object_id AS "objectId", place::int FROM (
      SELECT object_id, row_number() OVER (ORDER BY own, taken_at NULLS FIRST, run_after, object_id) AS place
      FROM (
        SELECT object_id, state, run_after, taken_at,
          row_number() OVER (PARTITION BY ${HOLDER} ORDER BY run_after, object_id) AS own
        FROM reading_jobs JOIN stored_objects ON stored_objects.id = object_id
        LEFT JOIN reading_turns ON reading_turns.holder = ${HOLDER}
        WHERE stored_objects.state <> 'removed'
      ) AS jobs WHERE state = 'uploaded'
    ) AS line WHERE object_id = ANY(${[...objectIds]}::uuid[])`;
  return new Map(rows.map(({ objectId, place }) => [objectId, place]));
}
