import { NextRequest } from "next/server";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { GET as listSessions } from "#app/api/chat/sessions/route.ts";
import { db } from "#lib/server/db/client.ts";
import { env } from "#lib/server/env.ts";
import { Patience, withPatience } from "#lib/server/db/patience.ts";
import { readQuestion, searchPassages } from "#lib/server/retrieval/find-passages.ts";
import { deployMigrations } from "#scripts/database/migrations.ts";
import { startScratchCluster } from "#scripts/database/scratch.ts";
import { createSignedInUser, disconnectFactories, type SignedInUser } from "#tests/support/factories.ts";

/** A Postgres of its own: what is locked here nobody else may wait for. */
let stop: () => Promise<unknown>;

beforeAll(async () => {
  const cluster = await startScratchCluster();
  stop = cluster.stop;
  await deployMigrations(cluster.url);
  process.env["DATABASE_URL"] = cluster.url;
});
afterAll(async () => {
  await Promise.all([db().$disconnect(), disconnectFactories()]);
  await stop();
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Makes every search in a table last until the test lets go. Looked at from beside: a transaction sees one picture of what runs. */
async function hold(table: string): Promise<{ watcher: Client; letGo: () => Promise<unknown> }> {
  const [holder, watcher] = await Promise.all([connect(), connect()]);
  await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return { watcher, letGo: () => holder.query("ROLLBACK") };
}

async function countRunning(watcher: Client, text: string): Promise<number> {
  const { rows } = await watcher.query<{ count: string }>(
    "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid() AND query ILIKE $1",
    [`%${text}%`],
  );
  return Number(rows[0]?.count);
}

const within = { timeout: 1_000, interval: 20 };

function search({ cookie }: SignedInUser, signal: AbortSignal): Promise<Response> {
  const request = new NextRequest("http://localhost:3000/api/chat/sessions?search=entropy", {
    headers: { host: "localhost:3000", cookie },
    signal,
  });
  return listSessions(request, { params: Promise.resolve({}) });
}

test("of 19 searches whose people have gone none runs on", async () => {
  const people = await Promise.all(Array.from({ length: 19 }, () => createSignedInUser()));
  const leave = new AbortController();
  const { watcher, letGo } = await hold("messages");
  const answers = people.map((person) => search(person, leave.signal));
  await vi.waitFor(async () => expect(await countRunning(watcher, "ILIKE")).toBe(env().DATABASE_POOL_SIZE / 2), within);
  leave.abort();
  // Well before their own time is over.
  await vi.waitFor(async () => expect(await countRunning(watcher, "ILIKE")).toBe(0), within);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(people.map(() => 503));
  await letGo();
  const found = await search(people[0] as SignedInUser, new AbortController().signal);
  expect(found.status).toBe(200);
});

test("a search for passages ends when the reply that it is for is stopped", async () => {
  const { id: userId } = await createSignedInUser();
  const now = new Date();
  const question = await readQuestion("Why do salts hold water?", "en", now);
  const leave = new AbortController();
  const { watcher } = await hold("passages");
  const searching = withPatience(new Patience(env().DATABASE_DEADLINE_MS, { gone: leave.signal }), () =>
    searchPassages({ asker: { userId, now }, topic: "solutions", within: null }, { ...question, limit: 8 }),
  );
  // Their own and those of others.
  await vi.waitFor(async () => expect(await countRunning(watcher, "WITH seen AS")).toBe(2), within);
  leave.abort();
  await expect(searching).rejects.toMatchObject({ code: "DATABASE_UNWANTED" });
  await vi.waitFor(async () => expect(await countRunning(watcher, "WITH seen AS")).toBe(0), within);
});
