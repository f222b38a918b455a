import { createHash } from "node:crypto";
import pg from "pg";
import { Failure } from "../setup/failure.mjs";
import { deployMigrations, migrationNames, migrationSql } from "./migrations.ts";

/** Brings the database to the migrations of the tree; returns the names of those that it lacked. */
export async function prepareDatabase(databaseUrl: string): Promise<string[]> {
  if (await isCurrent(databaseUrl)) return [];
  try {
    return await deployMigrations(databaseUrl);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(`The database does not take the migrations of prisma/migrations:\n${reason}`);
  }
}

/** Whether all migrations are recorded as applied: the engine knows it too, but takes a second to be asked. */
async function isCurrent(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ checksum: string }>(
      "SELECT checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
    );
    const applied = new Set(rows.map(({ checksum }) => checksum));
    return migrationNames().every((name) => applied.has(createHash("sha256").update(migrationSql(name)).digest("hex")));
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return false;
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new Failure(`The database does not let us in (${reason}): check DATABASE_URL, and that it runs.`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** https://www.postgresql.org/docs/18/errcodes-appendix.html */
const UNDEFINED_TABLE = "42P01";
