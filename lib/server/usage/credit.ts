import "server-only";
import { type Meter, type PlanName, PLANS, UNLIMITED } from "#lib/plans/plans.ts";
import { usageDay } from "#lib/plans/metering.ts";
import type { Database } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { AppError } from "../http/app-error.ts";

/** One reserved use of a meter. It is settled when the work was done, released when it failed, and else expires. */
export type Credit = { userId: string; meter: Meter; day: string; turnId: string };

type Reservation = { kind: "reserved"; credit: Credit } | { kind: "exhausted"; current: number; limit: number };

/** What neither settled nor released after this long belonged to a process that died. A turn's is free with the lease of its reply (`tutor/replies-under-way.ts`). */
const HOLD_MILLISECONDS = 10 * 60_000;

type Use = { user: { id: string; plan: PlanName }; meter: Meter; turnId: string; now: Date };

export type CreditRequest = { userId: string; meter: Meter; limit: number; turnId: string; now: Date };

/** A use of what a person's plan gives a day. */
export function requestFor({ user, meter, turnId, now }: Use): CreditRequest {
  return { userId: user.id, meter, limit: PLANS[user.plan].limits[meter], turnId, now };
}

/** Reserves one use of what a person's plan gives a day, or throws USAGE_LIMIT_EXCEEDED. */
export async function takeCredit(database: Database, request: CreditRequest): Promise<Credit> {
  const reservation = await reserveCredit(database, request);
  if (reservation.kind === "reserved") return reservation.credit;
  throw limitExceeded(reservation);
}

export function limitExceeded({ current, limit }: { current: number; limit: number }): AppError {
  return new AppError("USAGE_LIMIT_EXCEEDED", { current, limit });
}

/** Reserves one use for a turn, or tells that the day's limit is reached. */
export async function reserveCredit(database: Database, request: CreditRequest): Promise<Reservation> {
  const rows = await database.$queryRaw<{ used: number }[]>(holdUse(request));
  if (rows.length > 0) return { kind: "reserved", credit: creditOf(request) };
  return { kind: "exhausted", current: await countUsed(database, request), limit: request.limit };
}

/** What `holdUse` reserves. */
export function creditOf({ userId, meter, turnId, now }: CreditRequest): Credit {
  return { userId, meter, day: usageDay(now), turnId };
}

/**
 * The statement that reserves one use for a turn; it returns a row if one was left, and `condition` holds.
 *
 * One conditional upsert decides: Postgres locks the row and evaluates the condition on its latest version, so two
 * requests at the same instant, on any number of servers, cannot both take the last use. A second reservation of the
 * same turn replaces the first, so a retry is never counted twice.
 */
export function holdUse(
  { userId, meter, limit, turnId, now }: CreditRequest,
  condition = Prisma.sql`true`,
): Prisma.Sql {
  const expires = new Date(now.getTime() + HOLD_MILLISECONDS).toISOString();
  return Prisma.sql`
    INSERT INTO usage_days AS u (user_id, meter, day, used, holds)
    SELECT ${userId}::uuid, ${meter}, ${usageDay(now)}::date, 0, jsonb_build_object(${turnId}::text, ${expires}::text)
    WHERE ${limit}::int <> 0 AND ${condition}
    ON CONFLICT (user_id, meter, day) DO UPDATE
    SET holds = jsonb_build_object(${turnId}::text, ${expires}::text) || (
      SELECT coalesce(jsonb_object_agg(h.key, h.value), '{}'::jsonb)
      FROM jsonb_each_text(u.holds) AS h
      WHERE h.value > ${now.toISOString()} AND h.key <> ${turnId})
    WHERE ${limit}::int = ${UNLIMITED}::int OR ${limit}::int > u.used + (
      SELECT count(*) FROM jsonb_each_text(u.holds) AS h
      WHERE h.value > ${now.toISOString()} AND h.key <> ${turnId})
    RETURNING u.used`;
}

/** The work was done: the reservation becomes a use. Settling twice counts once. */
export async function settleCredit(database: Database, credit: Credit): Promise<void> {
  await database.$executeRaw(settleUse(credit));
}

/** The work failed on our side: the reservation is given back. */
export async function releaseCredit(database: Database, credit: Credit): Promise<void> {
  await database.$executeRaw(releaseUse(credit));
}

/** The statement that settles a reservation, if `condition` holds. */
export function settleUse({ userId, meter, day, turnId }: Credit, condition = Prisma.sql`true`): Prisma.Sql {
  return Prisma.sql`
    UPDATE usage_days SET used = used + 1, holds = holds - ${turnId}::text
    WHERE user_id = ${userId}::uuid AND meter = ${meter} AND day = ${day}::date
      AND jsonb_exists(holds, ${turnId}::text) AND ${condition}`;
}

/** The statement that gives a reservation back if `isFree` holds, and else settles it; if `condition` holds. */
export function settleUnless(
  isFree: Prisma.Sql,
  { userId, meter, day, turnId }: Credit,
  condition = Prisma.sql`true`,
): Prisma.Sql {
  return Prisma.sql`
    UPDATE usage_days SET used = used + (CASE WHEN ${isFree} THEN 0 ELSE 1 END), holds = holds - ${turnId}::text
    WHERE user_id = ${userId}::uuid AND meter = ${meter} AND day = ${day}::date
      AND jsonb_exists(holds, ${turnId}::text) AND ${condition}`;
}

/** The statement that gives a reservation back, if `condition` holds. */
export function releaseUse({ userId, meter, day, turnId }: Credit, condition = Prisma.sql`true`): Prisma.Sql {
  return Prisma.sql`
    UPDATE usage_days SET holds = holds - ${turnId}::text
    WHERE user_id = ${userId}::uuid AND meter = ${meter} AND day = ${day}::date AND ${condition}`;
}

/** Uses of this UTC day, those under way included; not those of replies whose writers let their leases expire. */
export async function countUsed(
  database: Database,
  { userId, meter, now }: { userId: string; meter: Meter; now: Date },
): Promise<number> {
  const rows = await database.$queryRaw<{ current: number }[]>`
    SELECT (u.used + (
      SELECT count(*) FROM jsonb_each_text(u.holds) AS h
      WHERE h.value > ${now.toISOString()} AND NOT EXISTS (
        SELECT 1 FROM messages AS reply
        WHERE reply.reply_to_id = h.key::uuid AND reply.state = 'writing' AND reply.lease_until <= ${now}::timestamptz)))::int AS current
    FROM usage_days AS u
    WHERE u.user_id = ${userId}::uuid AND u.meter = ${meter} AND u.day = ${usageDay(now)}::date`;
  return rows[0]?.current ?? 0;
}
