import "server-only";
import { setImmediate } from "node:timers/promises";
import { DEFAULT_LOCALE, isLocale } from "#lib/i18n/locales.ts";
import type { Passage } from "#lib/passages/passage.ts";
import { lookAt, type Looked, type ReadPassage, readTogether } from "#lib/passages/subject.ts";
import { objectPath } from "#lib/contracts/uploads.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { getSubtopicIndex } from "../retrieval/describe-text.ts";

/** What one request reads of all its materials together: some seconds' work at most, and more than a lesson holds. */
const MOST_PASSAGES = 200;

/** A teacher's material with what its passages are about. */
export type ReadMaterial = {
  readonly id: string;
  readonly title: string;
  readonly fileUrl: string;
  readonly pageCount: number;
  /** The last page that was read: a long one is read from its beginning only. */
  readonly lastPage: number;
  /** None where it says nothing of chemistry. */
  readonly passages: readonly ReadPassage[];
};

/**
 * The teacher's own materials, in the order in which they are named. NOT_FOUND for one that is not the teacher's, CONFLICT for
 * one that has no text to read, or not yet.
 */
export async function readMaterials(teacher: { id: string }, ids: readonly string[]): Promise<ReadMaterial[]> {
  const materials = await getReadableMaterials(teacher, ids);
  const read: ReadMaterial[] = [];
  for (const material of materials)
    read.push(await readMaterial(material, Math.floor(MOST_PASSAGES / materials.length)));
  return read;
}

/** Throws what `readMaterials` would, without reading them. */
export async function getReadableMaterials(teacher: { id: string }, ids: readonly string[]): Promise<MaterialRow[]> {
  const rows = await db().material.findMany({
    where: { id: { in: [...ids] }, ownerUserId: teacher.id },
    select: { id: true, title: true, objectId: true, object: { select: { state: true, pageCount: true } } },
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => {
    const row = found.get(id);
    if (row === undefined) throw new AppError("NOT_FOUND");
    const { object, ...material } = row;
    if (object.state !== "ready" || object.pageCount === null) throw new AppError("CONFLICT");
    return { ...material, pageCount: object.pageCount };
  });
}

type MaterialRow = { id: string; title: string; objectId: string; pageCount: number };

async function readMaterial({ id, title, objectId, pageCount }: MaterialRow, most: number): Promise<ReadMaterial> {
  const rows = await db().passage.findMany({
    where: { objectId, materialId: id },
    select: { page: true, text: true, locale: true },
    orderBy: { ordinal: "asc" },
    take: most,
  });
  const looked: Looked[] = [];
  for (const { page, text, locale } of rows) {
    const passage: Passage = { material: id, page, text, locale: isLocale(locale) ? locale : DEFAULT_LOCALE };
    const index = await getSubtopicIndex(passage.locale);
    looked.push(lookAt(passage, index.listSubtopics));
    // Each takes some milliseconds, and requests want to be answered in between.
    await setImmediate();
  }
  const lastPage = rows.length < most ? pageCount : (rows.at(-1)?.page ?? pageCount);
  return { id, title, fileUrl: objectPath(objectId), pageCount, lastPage, passages: readTogether(looked) };
}
