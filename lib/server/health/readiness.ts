import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { db } from "../db/client.ts";
import { isDatabaseUnavailable } from "../db/unavailable.ts";

/** What keeps this process from its work; null: nothing does. */
type Missing = "database" | "migrations" | null;

/** However many ask, the database is asked once in so long. */
const KEPT_MS = 1_000;

let asked: { atMs: number; answer: Promise<Missing> } | null = null;

/** Whether the database answers, and all migrations of this version were applied to it. */
export function findReadiness(nowMs: number): Promise<Missing> {
  if (asked === null || nowMs - asked.atMs >= KEPT_MS) asked = { atMs: nowMs, answer: findMissing() };
  return asked.answer;
}

async function findMissing(): Promise<Missing> {
  try {
    const [applied, known] = await Promise.all([listApplied(), listKnown()]);
    return known.every((name) => applied.has(name)) ? null : "migrations";
  } catch (error) {
    if (isDatabaseUnavailable(error)) return "database";
    throw error;
  }
}

async function listApplied(): Promise<Set<string>> {
  const [table] = await db().$queryRaw<{ exists: boolean }[]>`
    SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`;
  if (!table?.exists) return new Set();
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  return new Set(rows.map(({ name }) => name));
}

/** They come along with the app, which starts in the root of its tree. */
async function listKnown(): Promise<string[]> {
  const entries = await readdir(path.join(process.cwd(), "prisma", "migrations"), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
