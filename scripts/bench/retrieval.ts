// How long a search among very many passages takes, beside a round trip to the database in the same run.
//   node --conditions=react-server scripts/bench/retrieval.ts [100000 1000000]     nice 19 for the larger one
// A thousand passages to each teacher, one material in five public. Each passage joins two paragraphs of the notes on the
// subtopics, at random, with their real words, concepts and subtopics; embeddings are random, since only their number counts.
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { NOTES } from "#lib/concepts/notes.ts";
import { CHAT_TOPIC_IDS } from "#lib/curriculum/chat-topics.ts";
import { createWords } from "#lib/i18n/words.ts";
import { EMBEDDING_LENGTH, packEmbedding, signatureOf } from "#lib/retrieval/embedding.ts";
import { RECALL_CASES } from "#lib/retrieval/recall/cases.fixture.ts";
import type { Meaning } from "#lib/server/retrieval/embed.ts";
import { deployMigrations } from "#scripts/database/migrations.ts";
import { startScratchCluster } from "#scripts/database/scratch.ts";
import pg from "pg";

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100_000, 1_000_000];
const PASSAGES_OF_A_TEACHER = 1_000;
const QUESTIONS = 200;
/** The quickest of so many tries tells how long a search takes where nobody else wants the processor. */
const TRIES = 5;
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

const cluster = await startScratchCluster();
await deployMigrations(cluster.url);
process.env["DATABASE_URL"] = cluster.url;
process.env["AUTH_SECRET"] ??= "only for this benchmark";
const sql = new pg.Client({ connectionString: cluster.url });
await sql.connect();
await sql.query("SET maintenance_work_mem = '512MB'");
const { db } = await import("#lib/server/db/client.ts");
const { indexPassages } = await import("#lib/server/retrieval/index-passages.ts");
const { searchPassages } = await import("#lib/server/retrieval/find-passages.ts");
const { readQuery } = await import("#lib/server/retrieval/read-query.ts");
const { embedQuery } = await import("#lib/server/retrieval/embed.ts");

/** Real paragraphs with their real lexemes, in a table that the copies are made from. */
async function makeParagraphs(): Promise<void> {
  const translate = await createWords("en", ["concepts"]);
  const say = (key: string): string => translate(key as never);
  const texts = Object.keys(NOTES).flatMap((slug) =>
    ["summary", "sections.a.text", "sections.b.text", "mistakes.a", "mistakes.b"].map((part) =>
      say(`concepts.${slug}.${part}`),
    ),
  );
  const owner = await db().user.create({ data: {}, select: { id: true } });
  const object = {
    id: randomUUID(),
    ownerUserId: owner.id,
    store: "folder",
    storageKey: randomUUID(),
    name: "",
    maxBytes: 1,
  };
  await db().storedObject.create({
    data: { ...object, pages: { create: texts.map((text, at) => ({ number: at + 1, text })) } },
  });
  while (
    (await sql.query("SELECT 1 FROM passages GROUP BY object_id HAVING max(page) >= $1", [texts.length])).rowCount === 0
  )
    await indexPassages(object.id);
  await sql.query("CREATE TABLE paragraphs AS SELECT row_number() OVER ()::int AS at, text, search FROM passages");
  await sql.query("CREATE TABLE meanings (at int, embedding bytea, signature bit(512))");
  for (let at = 1; at <= texts.length; at += 1) {
    const embedding = packEmbedding(Array.from({ length: EMBEDDING_LENGTH }, () => Math.random() - 0.5));
    await sql.query("INSERT INTO meanings VALUES ($1, $2, $3)", [
      at,
      Buffer.from(embedding.buffer),
      signatureOf(embedding),
    ]);
  }
  await sql.query("DELETE FROM users");
}

async function grow(from: number, to: number): Promise<void> {
  const [first, last] = [from / PASSAGES_OF_A_TEACHER + 1, to / PASSAGES_OF_A_TEACHER];
  await sql.query("CREATE TABLE IF NOT EXISTS teachers (number int, id uuid, topic text, is_public bool)");
  await sql.query(
    "INSERT INTO teachers SELECT number, gen_random_uuid(), ($3::text[])[1 + floor(random() * cardinality($3::text[]))::int], number % 5 = 0 FROM generate_series($1::int, $2::int) AS number",
    [first, last, CHAT_TOPIC_IDS],
  );
  const rows = "FROM teachers WHERE number BETWEEN $1::int AND $2::int";
  await sql.query(`INSERT INTO users (id) SELECT id ${rows}`, [first, last]);
  await sql.query(`INSERT INTO subscriptions (user_id, plan_name, status) SELECT id, 'teacher', 'active' ${rows}`, [
    first,
    last,
  ]);
  await sql.query(
    `INSERT INTO stored_objects (id, owner_user_id, state, store, storage_key, name, max_bytes) SELECT id, id, 'ready', 'folder', id::text, '', 1 ${rows}`,
    [first, last],
  );
  await sql.query(
    `INSERT INTO materials (id, object_id, owner_user_id, title, description, topic, tags, is_public) SELECT id, id, id, 'A material', '', topic, '{}', is_public ${rows}`,
    [first, last],
  );
  const { rows: indexes } = await sql.query<{ name: string; definition: string }>(
    "SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = 'passages' AND indexname LIKE 'passages_%_idx'",
  );
  for (const { name } of indexes) await sql.query(`DROP INDEX ${name}`);
  for (let number = first; number <= last; number += 20) {
    await sql.query(
      `INSERT INTO passages (object_id, material_id, owner_user_id, is_public, topic, page, ordinal, text, locale, search, embedding, embedding_model, signature)
       SELECT t.id, t.id, t.id, t.is_public, t.topic, ordinal / 4 + 1, ordinal, a.text || ' ' || b.text, 'en', a.search || b.search, m.embedding, 'energetic-ai/en-0.2.0', m.signature
       FROM teachers AS t, LATERAL (SELECT ordinal, 1 + floor(random() * (SELECT count(*) FROM paragraphs))::int AS x, 1 + floor(random() * (SELECT count(*) FROM paragraphs))::int AS y
         FROM generate_series(0, $3::int - 1) AS ordinal WHERE t.number > 0) AS drawn
       JOIN paragraphs AS a ON a.at = drawn.x JOIN paragraphs AS b ON b.at = drawn.y JOIN meanings AS m ON m.at = drawn.x
       WHERE t.number BETWEEN $1::int AND $2::int ORDER BY t.number, ordinal`,
      [number, Math.min(last, number + 19), PASSAGES_OF_A_TEACHER],
    );
  }
  for (const { definition } of indexes) await sql.query(definition);
  await sql.query("VACUUM ANALYZE passages");
  await sql.query("ANALYZE");
}

/** Milliseconds of processor time of this process and, where the system tells it, of the database: what others do on the machine does not count. */
async function processorTime(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const { rows } = await sql.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  const ticks = rows.map(({ pid }) => {
    const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8").split(" ") : [];
    return Number(stat[13] ?? 0) + Number(stat[14] ?? 0);
  });
  return (user + system) / 1_000 + ticks.reduce((sum, each) => sum + each, 0) * TICK_MS;
}

function tell(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  process.stdout.write(`${name.padEnd(44)}p50 ${at(0.5).padStart(7)} ms   p95 ${at(0.95).padStart(7)} ms\n`);
}

async function time(times: number[], work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  times.push(performance.now() - start);
}

const questions = RECALL_CASES.en.flatMap(([, ...both]) => both).slice(0, QUESTIONS);

/** On a busy machine it may come too late the first time: here no search is to go without. */
async function meaningOf(query: string): Promise<Meaning> {
  for (;;) {
    const meaning = await embedQuery(query, "en");
    if (meaning !== null) return meaning;
  }
}

async function measure(size: number): Promise<void> {
  const { rows } = await sql.query<{ id: string; topic: string }>(
    "SELECT id, topic FROM teachers WHERE number % 5 <> 0 ORDER BY random() LIMIT 50",
  );
  const asked = [];
  const [reading, embedding, searching, quickest, floor]: number[][] = [[], [], [], [], []];
  // A later moment than any before it: what is known of the frequencies of words is read again.
  const now = new Date(Date.now() + size * 3_600);
  for (const query of questions) {
    await time(reading ?? [], () => readQuery(query, "en", now));
    await time(embedding ?? [], () => embedQuery(query, "en"));
    asked.push({ terms: await readQuery(query, "en", now), meaning: await meaningOf(query) });
  }
  let busy = 0;
  for (const [at, { terms, meaning }] of asked.entries()) {
    const { id: userId, topic } = rows[at % rows.length] ?? { id: randomUUID(), topic: "" };
    const search = () =>
      searchPassages({ asker: { userId, now: new Date() }, topic, within: null }, { terms, meaning, limit: 8 });
    // Once unmeasured: a cold page of the disk is not what is asked about.
    await search();
    const before = await processorTime();
    const tries: number[] = [];
    for (let number = 0; number < TRIES; number += 1) await time(tries, search);
    busy += ((await processorTime()) - before) / TRIES;
    searching?.push(...tries);
    quickest?.push(Math.min(...tries));
    await time(floor ?? [], () => db().$queryRaw`SELECT 1`);
  }
  process.stdout.write(`${size.toLocaleString("en")} passages, load ${loadavg()[0]?.toFixed(1)}\n`);
  tell("floor: a round trip to the database", floor ?? []);
  tell("read a question", reading ?? []);
  tell("embed a question (another thread)", embedding ?? []);
  tell("search within one asker's scope", searching ?? []);
  tell(`the quickest of ${TRIES} tries of each question`, quickest ?? []);
  process.stdout.write(
    `${"of it processor time, ours and Postgres'".padEnd(43)}mean ${(busy / asked.length).toFixed(1).padStart(7)} ms\n`,
  );
}

try {
  await makeParagraphs();
  let size = 0;
  for (const next of SIZES) {
    await grow(size, next);
    size = next;
    await measure(size);
  }
} finally {
  await db().$disconnect();
  await sql.end();
  await cluster.stop();
}
process.exit(0);
