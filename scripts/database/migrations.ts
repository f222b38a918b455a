import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type SchemaEngine, withEngine } from "./engine.ts";

const SCHEMA = "prisma/schema.prisma";
const FOLDER = "prisma/migrations";
const LOCK = "migration_lock.toml";
const LOCK_TEXT = `# The kind of database that these migrations are written for; read by Prisma.\nprovider = "postgresql"\n`;

/** Every table and enum of the database is ours. */
const filters = { externalTables: [], externalEnums: [] };

/** Applies what is not yet applied, in order, and returns the names of what was. */
export function deployMigrations(databaseUrl: string): Promise<string[]> {
  return withEngine(databaseUrl, schemaFile(), async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: readMigrations(), filters });
    return appliedMigrationNames;
  });
}

/** Writes a migration from what the migrations make to what the schema says; null when they agree. */
export async function createMigration(databaseUrl: string, name: string, now: Date): Promise<string | null> {
  const { schema } = await findDrift(databaseUrl);
  if (schema === null) return null;
  const folder = `${now.toISOString().replaceAll(/\D/g, "").slice(0, 14)}_${name}`;
  mkdirSync(path.join(FOLDER, folder), { recursive: true });
  writeFileSync(path.join(FOLDER, folder, "migration.sql"), schema);
  writeFileSync(path.join(FOLDER, LOCK), LOCK_TEXT);
  return folder;
}

/** What the engine thinks of the database's history: missing, edited, failed migrations. */
export function diagnoseMigrations(databaseUrl: string) {
  return withEngine(databaseUrl, schemaFile(), (engine) =>
    engine.diagnoseMigrationHistory({ migrationsList: readMigrations(), optInToShadowDatabase: true, filters }),
  );
}

/** The SQL that would lead from the migrations to the database as it is, and from them to the schema; null is none. */
export function findDrift(databaseUrl: string): Promise<{ database: string | null; schema: string | null }> {
  return withEngine(databaseUrl, schemaFile(), async (engine) => ({
    database: await script(engine, { tag: "schemaDatasource", files: [schemaFile()], configDir: "." }),
    schema: await script(engine, { tag: "schemaDatamodel", files: [schemaFile()] }),
  }));
}

/** The engine's own `createMigration` refuses in its wasm build; `diff` gives the same SQL. */
async function script(engine: SchemaEngine, to: Parameters<SchemaEngine["diff"]>[0]["to"]): Promise<string | null> {
  const from = { tag: "migrations" as const, ...readMigrations() };
  const { stdout } = await engine.diff({ from, to, script: true, exitCode: null, filters });
  const sql = stdout?.trim() ?? "";
  return sql === "" || sql.startsWith("-- This is an empty migration") ? null : `${sql}\n`;
}

function schemaFile(): { path: string; content: string } {
  return { path: SCHEMA, content: readFileSync(SCHEMA, "utf8") };
}

function readMigrations() {
  const lock = path.join(FOLDER, LOCK);
  return {
    baseDir: FOLDER,
    shadowDbInitScript: "",
    lockfile: { path: LOCK, content: existsSync(lock) ? readFileSync(lock, "utf8") : LOCK_TEXT },
    migrationDirectories: migrationNames().map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok" as const, value: migrationSql(name) },
      },
    })),
  };
}

/** The migrations of the tree, oldest first. */
export function migrationNames(): string[] {
  if (!existsSync(FOLDER)) return [];
  const entries = readdirSync(FOLDER, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

export function migrationSql(name: string): string {
  return readFileSync(path.join(FOLDER, name, "migration.sql"), "utf8");
}
