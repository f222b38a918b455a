import { Prisma } from "#lib/server/db/generated/client.ts";
import { db } from "#lib/server/db/client.ts";

/** Every table of the application. */
export async function listTables(): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations' ORDER BY 1`;
  return rows.map(({ name }) => name);
}

/** The tables whose rows go with the person to whom they belong, directly or through another table. */
export async function listTablesOfPeople(): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    WITH RECURSIVE belonging(name) AS (
      SELECT 'users'
      UNION SELECT conrelid::regclass::text FROM pg_constraint JOIN belonging ON confrelid::regclass::text = belonging.name
      WHERE contype = 'f' AND confdeltype = 'c')
    SELECT name FROM belonging ORDER BY 1`;
  return rows.map(({ name }) => name);
}

/** The columns of a table, as the code names them. */
export async function listColumns(table: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${table} ORDER BY ordinal_position`;
  return rows.map(({ name }) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
}

/** In how many rows of each table any of these texts occurs, wherever in the row; tables without any are left out. */
export async function findTraces(texts: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await listTables()) {
    const row = Prisma.raw(`to_jsonb("${table}")::text`);
    const holds = Prisma.join(
      texts.map((text) => Prisma.sql`position(${text} in ${row}) > 0`),
      " OR ",
    );
    const [answer] = await db().$queryRaw<{ count: number }[]>(
      Prisma.sql`SELECT count(*)::int AS count FROM ${Prisma.raw(`"${table}"`)} WHERE ${holds}`,
    );
    if (answer && answer.count > 0) found[table] = answer.count;
  }
  return found;
}
