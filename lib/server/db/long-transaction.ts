import "server-only";
import { type Database, db } from "./client.ts";
import { Patience, withPatience } from "./patience.ts";

/** What sweeps away much at once may take. */
const LONG_MILLISECONDS = 60_000;

/** A transaction whose statements may take longer than anybody's who waits for a page; Postgres is told for this one only. */
export function longTransaction<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
  const patience = new Patience(LONG_MILLISECONDS, { statementMilliseconds: LONG_MILLISECONDS });
  return withPatience(patience, () =>
    db().$transaction(
      async (transaction) => {
        await transaction.$queryRaw`SELECT set_config('statement_timeout', ${String(LONG_MILLISECONDS)}, true)`;
        return await work(transaction);
      },
      { timeout: LONG_MILLISECONDS },
    ),
  );
}
