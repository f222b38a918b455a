import { expect, test } from "vitest";
import { diagnoseMigrations, findDrift, migrationNames } from "#scripts/database/migrations.ts";
import { env } from "#lib/server/env.ts";
import { db } from "#lib/server/db/client.ts";

test("the migrations lead to the schema, and the database is what they lead to", async () => {
  expect(await findDrift(env().DATABASE_URL)).toEqual({ database: null, schema: null });
});

test("every migration is recorded as Prisma records it: by name, with the SHA-256 of its file", async () => {
  const rows = await db().$queryRaw<{ migration_name: string; checksum: string; finished: boolean }[]>`
    SELECT migration_name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY migration_name`;
  expect(rows.map((row) => row.migration_name)).toEqual(migrationNames());
  for (const row of rows) {
    expect(row.checksum).toMatch(/^[0-9a-f]{64}$/);
    expect(row.finished).toBe(true);
  }
  const diagnosis = await diagnoseMigrations(env().DATABASE_URL);
  expect(diagnosis).toMatchObject({ history: null, failedMigrationNames: [], editedMigrationNames: [] });
});
