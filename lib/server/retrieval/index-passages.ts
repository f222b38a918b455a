import "server-only";
import { setImmediate } from "node:timers/promises";
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALES } from "#lib/i18n/locales.ts";
import { detectLocale } from "#lib/retrieval/detect-locale.ts";
import { SEARCH_CONFIGURATIONS, searchTextOf } from "#lib/retrieval/search-text.ts";
import { readPassages } from "#lib/retrieval/split-into-passages.ts";
import { db } from "../db/client.ts";
import { describeError, log } from "../http/log.ts";
import { describeText } from "./describe-text.ts";
import { embedTexts, findEmbedder } from "./embed.ts";

/** What one call does at most: some seconds of work. */
const PAGES_A_CALL = 40;
const PASSAGES_A_CALL = 120;
const EMBEDDINGS_A_CALL = 12;

/**
 * One step towards finding a file's passages: cuts some pages, or embeds some passages. To be called until it says that
 * it is done; calling it again after a crash goes on where it was. For a file that is gone there is nothing to do.
 */
export async function indexPassages(objectId: string): Promise<"more" | "done"> {
  const pages = await selectNextPages(objectId);
  if (pages.length > 0) {
    const locale = detectLocale(pages.map(({ text }) => text).join("\n"), DEFAULT_LOCALE);
    const passages = await cutPages(
      pages.map(({ number, text }) => ({ page: number, text })),
      locale,
    );
    if (passages.length > 0) {
      await insertPassages(objectId, passages, locale);
      return "more";
    }
  }
  return embedNext(objectId);
}

type Passage = { readonly page: number; readonly text: string };

/** The passages of so many pages as make a call, each page whole. */
async function cutPages(pages: readonly Passage[], locale: Locale): Promise<Passage[]> {
  const passages: Passage[] = [];
  for (const passage of readPassages(pages, locale)) {
    if (passages.length >= PASSAGES_A_CALL && passage.page !== passages.at(-1)?.page) break;
    passages.push(passage);
    // A page may be very long, and requests want to be answered in between.
    await setImmediate();
  }
  return passages;
}

/** Pages behind the last that has passages: one without text has none, and is looked at again for nothing. */
function selectNextPages(objectId: string): Promise<{ number: number; text: string }[]> {
  return db().$queryRaw<{ number: number; text: string }[]>`
    SELECT number, text FROM document_pages
    WHERE object_id = ${objectId}::uuid AND text ~ '\\S'
      AND number > (SELECT coalesce(max(page), 0) FROM passages WHERE object_id = ${objectId}::uuid)
    ORDER BY number LIMIT ${PAGES_A_CALL}`;
}

async function insertPassages(
  objectId: string,
  passages: readonly Passage[],
  fallback: keyof typeof SEARCH_CONFIGURATIONS,
): Promise<void> {
  const rows: unknown[] = [];
  for (const [at, { page, text: written }] of passages.entries()) {
    const text = written.toWellFormed();
    const locale = detectLocale(text, fallback);
    const { concepts, subtopics } = await describeText(text, locale);
    rows.push({
      page,
      at,
      text,
      locale,
      configuration: SEARCH_CONFIGURATIONS[locale],
      words: searchTextOf(text, locale),
      marks: [...concepts, ...subtopics],
    });
    // Each takes some milliseconds, and requests want to be answered in between.
    await setImmediate();
  }
  await db().$transaction(async (transaction) => {
    // A file that becomes a material or changes as one at this moment does so before or after, and its passages with it.
    await transaction.$queryRaw`SELECT 1 FROM stored_objects WHERE id = ${objectId}::uuid FOR NO KEY UPDATE`;
    await transaction.$executeRaw`
      INSERT INTO passages (object_id, material_id, owner_user_id, is_public, topic, page, ordinal, text, locale, search)
      SELECT stored_objects.id, materials.id, stored_objects.owner_user_id, coalesce(materials.is_public, false), coalesce(materials.topic, ''),
             cut.page, (SELECT coalesce(max(ordinal) + 1, 0) FROM passages WHERE object_id = ${objectId}::uuid) + cut.at, cut.text, cut.locale,
             strip(to_tsvector(cut.configuration::regconfig, cut.words)) || array_to_tsvector(cut.marks)
      FROM stored_objects LEFT JOIN materials ON materials.object_id = stored_objects.id,
           jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS cut (page int, at int, text text, locale text, configuration text, words text, marks text[])
      WHERE stored_objects.id = ${objectId}::uuid AND stored_objects.state IN ('indexing', 'ready')
        AND cut.page > (SELECT coalesce(max(page), 0) FROM passages WHERE object_id = ${objectId}::uuid)`;
  });
}

async function embedNext(objectId: string): Promise<"more" | "done"> {
  const readable = LOCALES.filter((locale) => findEmbedder(locale) !== null);
  const waiting = await db().passage.findMany({
    where: { objectId, embedding: null, locale: { in: readable } },
    select: { id: true, text: true, locale: true },
    orderBy: { ordinal: "asc" },
    take: EMBEDDINGS_A_CALL,
  });
  const locale = waiting[0]?.locale;
  const embedder = isLocale(locale) ? findEmbedder(locale) : null;
  if (embedder === null) return "done";
  try {
    const batch = waiting.filter((each) => each.locale === locale);
    const meanings = await embedTexts(
      embedder,
      batch.map(({ text }) => text),
    );
    await db().$transaction(
      batch.flatMap(({ id }, at) => {
        const meaning = meanings[at];
        if (meaning === undefined) return [];
        const { model, embedding, signature } = meaning;
        return [
          db().passage.updateMany({
            where: { id },
            data: { embedding: new Uint8Array(embedding), embeddingModel: model, signature },
          }),
        ];
      }),
    );
    return "more";
  } catch (error) {
    // Words and concepts find the passages; a service that is down keeps no file from being used.
    log("warn", "passages not embedded", describeError(error));
    return "done";
  }
}
