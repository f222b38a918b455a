import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import pg from "pg";

/** The notes on the subtopics, as a teacher's text. */
const NOTES = new URL("../../../messages/en/concepts.json", import.meta.url);

/** Until a text is read and indexed. */
const PATIENCE_MS = 180_000;

/** Gives each teacher a material of some hundred passages: the first one uploads it to the app, the others get copies in the database. Returns how many passages. */
export async function giveMaterials(
  appUrl: string,
  databaseUrl: string,
  teachers: readonly { id: string; cookie: string }[],
): Promise<number> {
  const [first, ...others] = teachers;
  if (first === undefined) return 0;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const objectId = await upload(appUrl, first.cookie);
    await untilReady(database, objectId);
    for (const { id } of others) await copy(database, objectId, id);
    // Without statistics the search would not know which words are rare.
    await database.query("VACUUM ANALYZE");
    const { rowCount } = await database.query("SELECT 1 FROM passages WHERE object_id = $1", [objectId]);
    return rowCount ?? 0;
  } finally {
    await database.end();
  }
}

async function upload(appUrl: string, cookie: string): Promise<string> {
  const { uploadURL } = await post<{ uploadURL: string }>(`${appUrl}/api/objects/upload`, cookie, {
    filename: "notes.txt",
  });
  await fetch(uploadURL, {
    method: "PUT",
    headers: { "content-type": "text/plain" },
    body: listTexts(JSON.parse(readFileSync(NOTES, "utf8"))).join("\n\n"),
  });
  const [fileUrl = ""] = uploadURL.split("?");
  await post(`${appUrl}/api/materials`, cookie, {
    title: "Notes",
    topic: "solutions",
    isPublic: 0,
    fileUrl,
    fileName: "notes.txt",
  });
  return fileUrl.split("/").at(-1) ?? "";
}

async function post<Answer>(url: string, cookie: string, body: object): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

function listTexts(messages: unknown): string[] {
  if (typeof messages === "string") return [messages];
  return typeof messages === "object" && messages !== null ? Object.values(messages).flatMap(listTexts) : [];
}

async function untilReady(database: pg.Client, objectId: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await setTimeout(500)) {
    const { rows } = await database.query<{ state: string }>("SELECT state FROM stored_objects WHERE id = $1", [
      objectId,
    ]);
    if (rows[0]?.state === "ready") return;
  }
  throw new Error("The material is not read.");
}

async function copy(database: pg.Client, objectId: string, userId: string): Promise<void> {
  await database.query(
    `WITH object AS (
       INSERT INTO stored_objects (id, owner_user_id, state, store, storage_key, name, max_bytes)
       SELECT gen_random_uuid(), $2, state, store, gen_random_uuid()::text, name, max_bytes FROM stored_objects WHERE id = $1 RETURNING id
     ), material AS (
       INSERT INTO materials (id, object_id, owner_user_id, title, description, topic, tags)
       SELECT gen_random_uuid(), object.id, $2, title, description, topic, tags FROM materials, object WHERE object_id = $1 RETURNING id, object_id
     )
     INSERT INTO passages (object_id, material_id, owner_user_id, topic, page, ordinal, text, locale, search, embedding, embedding_model, signature)
     SELECT material.object_id, material.id, $2, topic, page, ordinal, text, locale, search, embedding, embedding_model, signature FROM passages, material WHERE passages.object_id = $1`,
    [objectId, userId],
  );
}
