import "server-only";
import { usageDay } from "#lib/plans/metering.ts";
import { type Database, db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { personsAt } from "../demo/demo-accounts.ts";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";
import { LEASE_MILLISECONDS, leaseFrom } from "./lease.ts";

/**
 * How many replies are written to one person at once is bounded over all sessions and servers: their row lists those under
 * way. A reply is put there in the statement or transaction that opens its turn, and taken away as it is stored.
 */

type NewReply = { studentId: string; replyId: string };

function mostAtOnce(studentId: string): number {
  return env().REPLIES_AT_ONCE * personsAt(studentId);
}

/** The statement that locks a person's row, and returns it if one more reply may be written to them; `session`: a name that must stand for a row. */
export function lockStudent(studentId: string, session: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT users.id FROM users, ${session}
    WHERE users.id = ${studentId}::uuid AND cardinality(users.replies_under_way) < ${mostAtOnce(studentId)}::int
    FOR NO KEY UPDATE OF users`;
}

/** The statement that lists a reply of whom `lockStudent` has locked; `turn`: a name that must stand for a row. */
export function listReply({ studentId, replyId }: NewReply, turn: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    UPDATE users SET replies_under_way = array_append(replies_under_way, ${replyId}::uuid)
    FROM ${turn} WHERE users.id = ${studentId}::uuid`;
}

/** The statement that takes a reply off the list; `turn`: a name that must stand for a row. */
export function unlistReply({ studentId, replyId }: NewReply, turn: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    UPDATE users SET replies_under_way = array_remove(replies_under_way, ${replyId}::uuid)
    FROM ${turn} WHERE users.id = ${studentId}::uuid RETURNING 1`;
}

/** Lists a reply that is written once more, or throws REPLIES_UNDER_WAY. It is listed once, also where its last writer died. */
export async function takeReply(database: Database, { studentId, replyId }: NewReply): Promise<void> {
  const listed = await database.$executeRaw`
    UPDATE users SET replies_under_way = array_append(array_remove(replies_under_way, ${replyId}::uuid), ${replyId}::uuid)
    WHERE id = ${studentId}::uuid AND cardinality(array_remove(replies_under_way, ${replyId}::uuid)) < ${mostAtOnce(studentId)}::int`;
  if (listed === 0) throw tooManyReplies(studentId);
}

/** The one that ends next may end at once; one whose writer died ends with its lease. */
export function tooManyReplies(studentId: string): AppError {
  const headers = { "Retry-After": String(LEASE_MILLISECONDS / 1_000) };
  return new AppError("REPLIES_UNDER_WAY", { limit: mostAtOnce(studentId) }, { headers });
}

/**
 * Ends a person's replies whose writers let their leases expire, and gives back what they held: their places, and their
 * uses of the day. Returns how many there were. From then on such a reply is nobody's: a writer that was only slow can no
 * longer store it, nor count it. A row that somebody is just writing is left to them.
 */
async function endAbandonedReplies(studentId: string, now: Date): Promise<number> {
  const [row] = await db().$queryRaw<{ ended: number }[]>`
    WITH listed AS (
      SELECT unnest(replies_under_way) AS id FROM users WHERE id = ${studentId}::uuid
    ), abandoned AS (
      SELECT m.id FROM messages AS m JOIN listed ON listed.id = m.id
      WHERE m.state = 'writing' AND m.lease_until <= ${now}::timestamptz FOR UPDATE OF m SKIP LOCKED
    ), ended AS (
      UPDATE messages AS m SET state = 'interrupted', lease_holder = NULL, lease_until = NULL
      FROM abandoned WHERE m.id = abandoned.id RETURNING m.id, m.reply_to_id::text AS turn
    ), idle AS (
      SELECT id FROM ended UNION ALL
      SELECT id FROM listed WHERE NOT EXISTS (SELECT 1 FROM messages AS m WHERE m.id = listed.id AND m.state = 'writing')
    ), freed AS (
      UPDATE users SET replies_under_way = ARRAY(
        SELECT reply FROM unnest(replies_under_way) AS reply WHERE reply NOT IN (SELECT id FROM idle))
      WHERE id = ${studentId}::uuid AND EXISTS (SELECT 1 FROM idle) RETURNING 1
    ), given_back AS (
      UPDATE usage_days SET holds = holds - ARRAY(SELECT turn FROM ended)
      WHERE user_id = ${studentId}::uuid AND day >= ${dayBefore(now)}::date AND EXISTS (SELECT 1 FROM freed)
        AND jsonb_exists_any(holds, ARRAY(SELECT turn FROM ended))
    )
    SELECT count(*)::int AS ended FROM idle`;
  return row?.ended ?? 0;
}

/**
 * Before a session is deleted: who writes a reply in it finds out within the lease, and settles its use. So it is held
 * that long and no longer, should there be nobody left who writes.
 */
export async function giveUpReplies(
  transaction: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<void> {
  const until = leaseFrom(now).toISOString();
  // Locked in the order in which turns are opened and closed: session, reply, person, day.
  await transaction.$queryRaw`SELECT 1 FROM chat_sessions WHERE id = ${sessionId}::uuid AND user_id = ${userId}::uuid FOR UPDATE`;
  const replies = await transaction.$queryRaw<{ id: string; turn: string }[]>`
    SELECT m.id, m.reply_to_id::text AS turn FROM messages AS m JOIN chat_sessions AS s ON s.id = m.session_id
    WHERE s.id = ${sessionId}::uuid AND s.user_id = ${userId}::uuid AND m.state = 'writing' FOR UPDATE OF m`;
  if (replies.length === 0) return;
  const turns = replies.map(({ turn }) => turn);
  await transaction.$executeRaw`
    UPDATE users SET replies_under_way = ARRAY(
      SELECT reply FROM unnest(replies_under_way) AS reply WHERE reply <> ALL (${replies.map(({ id }) => id)}::uuid[]))
    WHERE id = ${userId}::uuid`;
  await transaction.$executeRaw`
    UPDATE usage_days SET holds = (
      SELECT jsonb_object_agg(h.key, CASE WHEN h.key = ANY (${turns}::text[]) THEN ${until}::text ELSE h.value END)
      FROM jsonb_each_text(holds) AS h)
    WHERE user_id = ${userId}::uuid AND day >= ${dayBefore(now)}::date AND jsonb_exists_any(holds, ${turns}::text[])`;
}

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** What is held was held a few minutes ago, before midnight perhaps. */
function dayBefore(now: Date): string {
  return usageDay(new Date(now.getTime() - DAY_MILLISECONDS));
}

const ROOM_MAY_BE_FREED: ReadonlySet<string> = new Set(["USAGE_LIMIT_EXCEEDED", "REPLIES_UNDER_WAY"]);

/** Opens something; where there is no room for it, once more after what nobody writes any more was ended. */
export async function openInFreedRoom<Opened>(studentId: string, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    const mayPass = error instanceof AppError && ROOM_MAY_BE_FREED.has(error.code);
    if (!mayPass || (await endAbandonedReplies(studentId, new Date())) === 0) throw error;
    return open();
  }
}
