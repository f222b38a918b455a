import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { type Env, env } from "../env.ts";
import { boundedPool } from "./bounded-pool.ts";
import { PrismaClient } from "./generated/client.ts";

/** In development a module is evaluated again on each change; the pool must not be opened again with it. */
const kept = globalThis as typeof globalThis & { atomCoachDatabase?: PrismaClient };

/** The database. The pool is opened on first use. */
export function db(): PrismaClient {
  kept.atomCoachDatabase ??= connect(env());
  return kept.atomCoachDatabase;
}

function connect({ DATABASE_URL, DATABASE_POOL_SIZE, DATABASE_TIMEOUT_MS }: Env): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(
      boundedPool(
        {
          connectionString: DATABASE_URL,
          max: DATABASE_POOL_SIZE,
          // Without it a request would hang for as long as the network keeps silent.
          connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
          idleTimeoutMillis: 30_000,
        },
        DATABASE_TIMEOUT_MS,
      ),
      { disposeExternalPool: true },
    ),
    transactionOptions: { maxWait: DATABASE_TIMEOUT_MS, timeout: 2 * DATABASE_TIMEOUT_MS },
  });
}

/** A client or the one of a running transaction: what a query that may take part in either accepts. */
export type Database = Pick<PrismaClient, "$queryRaw" | "$executeRaw"> &
  Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;
