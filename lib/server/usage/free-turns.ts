import "server-only";
import type { Database } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { AppError } from "../http/app-error.ts";

/**
 * Turns that cost nothing are bounded by a rate: so many at once, and one more every so often. A person writes some such turns
 * in a row, and hardly ever faster than one in ten seconds; a script that lives on them gets one in ten seconds.
 */
const BURST = 30;
const INTERVAL_MILLISECONDS = 10_000;

export type FreeTurnRequest = { userId: string; now: Date };

/**
 * The statement that takes a free turn; it returns a row if the rate allows one, and `condition` holds. The row is locked and
 * the condition evaluated on its latest version, so the rate holds over requests at the same instant, on any number of servers.
 */
export function holdFreeTurn({ userId, now }: FreeTurnRequest, condition = Prisma.sql`true`): Prisma.Sql {
  const at = Prisma.sql`${now}::timestamptz`;
  const turn = Prisma.sql`${INTERVAL_MILLISECONDS}::int * interval '1 millisecond'`;
  return Prisma.sql`
    INSERT INTO free_turns AS f (user_id, spent_until)
    SELECT ${userId}::uuid, ${at} + ${turn} WHERE ${condition}
    ON CONFLICT (user_id) DO UPDATE SET spent_until = greatest(f.spent_until, ${at}) + ${turn}
    WHERE greatest(f.spent_until, ${at}) + ${turn} <= ${at} + ${BURST}::int * ${turn}
    RETURNING 1`;
}

/** Takes a free turn, or throws TOO_MANY_MESSAGES. */
export async function takeFreeTurn(database: Database, request: FreeTurnRequest): Promise<void> {
  const rows = await database.$queryRaw<unknown[]>(holdFreeTurn(request));
  if (rows.length === 0) throw await tooManyMessages(database, request);
}

/** Says when the next free turn will be there. */
export async function tooManyMessages(database: Database, { userId, now }: FreeTurnRequest): Promise<AppError> {
  const row = await database.freeTurns.findUnique({ where: { userId }, select: { spentUntil: true } });
  const ahead = (row?.spentUntil ?? now).getTime() - now.getTime();
  const seconds = Math.ceil((ahead - (BURST - 1) * INTERVAL_MILLISECONDS) / 1_000);
  return new AppError("TOO_MANY_MESSAGES", {}, { headers: { "Retry-After": String(Math.max(seconds, 1)) } });
}
