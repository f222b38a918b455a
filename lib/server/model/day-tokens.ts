import "server-only";
import { usageDay } from "#lib/plans/metering.ts";
import { type Database, db } from "../db/client.ts";
import { env } from "../env.ts";
import { log } from "../http/log.ts";

/**
 * What a language model may cost a day, in tokens: those of the prompts and those of the answers, together. They are counted
 * as they are spent, one row for the installation and one for each person, so that the ceilings hold over all servers.
 * Replies that are being written when a ceiling is reached are written to their end.
 */

const INSTALLATION = "installation";

function holderOf(userId: string): string {
  return `person ${userId.toLowerCase()}`;
}

type Row = { holder: string; tokens: bigint };

/** Counts tokens that a model took for a person. In the log it is told once a day that a ceiling is reached. */
export async function spendTokens(userId: string, tokens: number, now: Date): Promise<void> {
  const day = usageDay(now);
  const person = holderOf(userId);
  // The installation's row first, for everybody: so nobody waits for each other.
  const rows = await db().$queryRaw<Row[]>`
    INSERT INTO model_days AS spent (holder, day, tokens)
    VALUES (${INSTALLATION}, ${day}::date, ${tokens}::bigint), (${person}, ${day}::date, ${tokens}::bigint)
    ON CONFLICT (holder, day) DO UPDATE SET tokens = spent.tokens + excluded.tokens
    RETURNING holder, tokens`;
  for (const { holder, tokens: sum } of rows) {
    const ceiling = ceilingOf(holder);
    const isReached = ceiling !== undefined && Number(sum) >= ceiling && Number(sum) - tokens < ceiling;
    if (isReached) log("warn", "model ceiling reached", { of: holder, ceiling });
  }
  // The first of a day: what the person spent before says nothing any more.
  if (rows.some(({ holder, tokens: sum }) => holder === person && Number(sum) === tokens))
    await db().$executeRaw`DELETE FROM model_days WHERE holder = ${person} AND day < ${day}::date`;
}

/** Whether the installation or the person has spent what a day allows. */
export async function isSpent(userId: string, now: Date): Promise<boolean> {
  const rows = await db().modelDay.findMany({
    where: { day: new Date(usageDay(now)), holder: { in: [INSTALLATION, holderOf(userId)] } },
    select: { holder: true, tokens: true },
  });
  return rows.some(({ holder, tokens }) => tokens >= (ceilingOf(holder) ?? Infinity));
}

function ceilingOf(holder: string): number | undefined {
  const { MODEL_TOKENS_PER_DAY, MODEL_TOKENS_PER_PERSON_AND_DAY } = env();
  return holder === INSTALLATION ? MODEL_TOKENS_PER_DAY : MODEL_TOKENS_PER_PERSON_AND_DAY;
}

/** The installation's sum keeps what a person spent who leaves. */
export async function forgetTokens(database: Database, userId: string): Promise<void> {
  await database.modelDay.deleteMany({ where: { holder: holderOf(userId) } });
}
