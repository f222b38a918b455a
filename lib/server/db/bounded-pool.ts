import "server-only";
import pg, { type PoolClient, type PoolConfig, type QueryArrayConfig, type QueryArrayResult } from "pg";
import { cancelStatement } from "./cancel-statement.ts";
import { currentPatience, GivenUp } from "./patience.ts";

/** How much longer than Postgres is asked to take we wait for its answer; what says nothing then is cut off. */
const GRACE_MILLISECONDS = 500;

/** What ends a transaction is always asked: else it would stay open. */
const ENDS_TRANSACTION = /^(?:COMMIT|ROLLBACK)\b/;

/** The ways in which Prisma's adapter asks; it knows no others. */
type Ask = (statement: QueryArrayConfig) => Promise<QueryArrayResult>;
type Connect = () => Promise<PoolClient>;

/**
 * A pool whose statements end when nobody waits for them any more. Postgres itself ends each after `milliseconds`, and a
 * transaction in which nothing is asked for as long. Where the patience of whoever asks (`patience.ts`) ends before, what
 * runs is cancelled, and nothing else is asked.
 */
export function boundedPool(config: PoolConfig, milliseconds: number): pg.Pool {
  const pool = new pg.Pool(config);
  const connect: Connect = pool.connect.bind(pool);

  pool.on("connect", (client) => {
    const ask = client.query.bind(client) as Ask;
    // Not as parameters that the connection begins with: poolers refuse those.
    const settled = ask({ text: settingsOf(milliseconds), rowMode: "array" });
    settled.catch(() => client.connection.stream.destroy());
    client.query = ((statement: QueryArrayConfig) =>
      untilGivenUp(client, () => settled.then(() => ask(statement)), {
        milliseconds,
        endsTransaction: ENDS_TRANSACTION.test(statement.text),
      })) as PoolClient["query"];
  });

  const connectPatiently: Connect = async () => {
    const { promise: over, reject } = Promise.withResolvers<never>();
    const end = currentPatience()?.wait(reject);
    const connected = connect();
    try {
      return await Promise.race([connected, over]);
    } catch (error) {
      // It may come yet.
      connected.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      end?.();
    }
  };
  pool.connect = connectPatiently as typeof pool.connect;

  pool.query = (async (statement: QueryArrayConfig) => {
    const client = await pool.connect();
    // What breaks the connection ends the statement, which tells it.
    const ignore = () => undefined;
    client.on("error", ignore);
    try {
      return await client.query(statement);
    } finally {
      client.off("error", ignore);
      client.release(client.connection.stream.destroyed);
    }
  }) as typeof pool.query;
  return pool;
}

function settingsOf(milliseconds: number): string {
  return `SET statement_timeout = ${milliseconds}; SET idle_in_transaction_session_timeout = ${2 * milliseconds}`;
}

/** Asks, and gives up when the time of a statement or the patience of whoever asks is over: then Postgres is told to end it. */
async function untilGivenUp(
  client: PoolClient,
  ask: () => Promise<QueryArrayResult>,
  { milliseconds, endsTransaction }: { milliseconds: number; endsTransaction: boolean },
): Promise<QueryArrayResult> {
  let givenUp: GivenUp | null = null;
  let heard: Promise<boolean> | null = null;
  let cutOff: NodeJS.Timeout | undefined;
  const giveUp = (end: GivenUp) => {
    if (givenUp !== null) return;
    givenUp = end;
    heard = cancelStatement(client, GRACE_MILLISECONDS);
    cutOff = setTimeout(() => client.connection.stream.destroy(), GRACE_MILLISECONDS);
  };

  const patience = currentPatience();
  const late = () => giveUp(new GivenUp("DATABASE_LATE"));
  const timer = setTimeout(late, (patience?.statementMilliseconds ?? milliseconds) + GRACE_MILLISECONDS);
  const end = endsTransaction ? undefined : patience?.wait(giveUp);
  try {
    return await ask();
  } catch (error) {
    throw givenUp ?? error;
  } finally {
    clearTimeout(timer);
    end?.();
    // One that arrives later would end what the connection is given to next.
    if (heard !== null && !(await heard)) client.connection.stream.destroy();
    clearTimeout(cutOff);
  }
}
