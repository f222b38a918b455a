import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "../env.ts";
import { PrismaClient } from "./generated/client.ts";

/** In development a module is evaluated again on each change; the pool must not be opened again with it. */
const kept = globalThis as typeof globalThis & { atomCoachDatabase?: PrismaClient };

/** The database. The pool is opened on first use. */
export function db(): PrismaClient {
  kept.atomCoachDatabase ??= new PrismaClient({
    adapter: new PrismaPg({
      connectionString: env().DATABASE_URL,
      max: env().DATABASE_POOL_SIZE,
      // Without these a request would hang for as long as the network keeps silent; together they stay below 5 s.
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      idleTimeoutMillis: 30_000,
    }),
  });
  return kept.atomCoachDatabase;
}

/** A client or the one of a running transaction: what a query that may take part in either accepts. */
export type Database = Pick<PrismaClient, "$queryRaw" | "$executeRaw"> &
  Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;
