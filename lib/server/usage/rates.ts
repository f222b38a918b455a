import "server-only";
import { ADDRESS_RATES, type AddressRate, PERSON_RATES, type PersonRate, type Rate } from "#lib/plans/rates.ts";
import type { Database } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { personsAt } from "../demo/demo-accounts.ts";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";

/** One use of a rate. `holder`: whom it is counted for. */
export type RateUse = { holder: string; name: PersonRate | AddressRate; rate: Rate };

export function personUse(userId: string, name: PersonRate): RateUse {
  const { burst, perMinute } = PERSON_RATES[name];
  const persons = personsAt(userId);
  return { holder: holderOf(userId), name, rate: { burst: burst * persons, perMinute: perMinute * persons } };
}

/** Where no address is known, all that come from none share its rate. */
export function addressUse(address: string | null, name: AddressRate): RateUse {
  return { holder: `address ${address ?? "unknown"}`, name, rate: ADDRESS_RATES[name] };
}

function holderOf(userId: string): string {
  return `person ${userId.toLowerCase()}`;
}

/**
 * The statement that takes a use; it returns a row if the rate allows one, and `condition` holds. The row is locked and the
 * condition evaluated on its latest version, so the rate holds over requests at the same instant, on any number of servers.
 *
 * A row says until when the rate is spent: each use moves that on by the pace, and it may lie `burst` paces ahead (GCRA).
 */
export function holdRate(use: RateUse, now: Date, condition = Prisma.sql`true`): Prisma.Sql {
  const { pace, burst } = paceOf(use);
  const at = Prisma.sql`${now}::timestamptz`;
  const step = Prisma.sql`${pace}::float8 * interval '1 millisecond'`;
  return Prisma.sql`
    INSERT INTO rates AS r (holder, name, spent_until)
    SELECT ${use.holder}, ${use.name}, ${at} + ${step} WHERE ${condition}
    ON CONFLICT (holder, name) DO UPDATE SET spent_until = greatest(r.spent_until, ${at}) + ${step}
    WHERE greatest(r.spent_until, ${at}) + ${step} <= ${at} + ${burst}::int * ${step}
    RETURNING 1`;
}

/** Takes a use, or throws what `refusalOf` says. */
export async function takeRate(database: Database, use: RateUse, now: Date): Promise<void> {
  const rows = await database.$queryRaw<unknown[]>(holdRate(use, now));
  if (rows.length === 0) throw await tooMuch(database, use, now);
}

/** Says when the next use will be there. */
export async function tooMuch(database: Database, use: RateUse, now: Date): Promise<AppError> {
  const { pace, burst } = paceOf(use);
  const { holder, name } = use;
  const row = await database.rate.findUnique({
    where: { holder_name: { holder, name } },
    select: { spentUntil: true },
  });
  const ahead = (row?.spentUntil ?? now).getTime() - now.getTime();
  const seconds = Math.ceil((ahead - (burst - 1) * pace) / 1_000);
  return new AppError("TOO_MANY_REQUESTS", {}, { headers: { "Retry-After": String(Math.max(seconds, 1)) } });
}

/** Milliseconds from one use to the next. */
function paceOf({ rate }: RateUse): { pace: number; burst: number } {
  const factor = env().RATE_FACTOR;
  return { pace: 60_000 / (rate.perMinute * factor), burst: Math.max(Math.round(rate.burst * factor), 1) };
}

export async function forgetRates(database: Database, userId: string): Promise<void> {
  await database.rate.deleteMany({ where: { holder: holderOf(userId) } });
}

/** What is no longer spent says nothing. A row that is just being spent is left. */
export async function sweepRates(database: Database, now: Date): Promise<void> {
  await database.$executeRaw`
    DELETE FROM rates WHERE (holder, name) IN (
      SELECT holder, name FROM rates WHERE spent_until <= ${now}::timestamptz FOR UPDATE SKIP LOCKED)`;
}
