import "server-only";
import { z } from "zod";
import {
  CUT_REASONS,
  type DocumentPageText,
  READING_FAILURES,
  type ReadingFailureCode,
  type StoredFile,
} from "#lib/contracts/answers/uploads.ts";
import { db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { AppError } from "../http/app-error.ts";
import { isOpenToAll, publicityColumns } from "../materials/visibility.ts";

export const fileColumns = {
  id: true,
  name: true,
  size: true,
  mediaType: true,
  state: true,
  failure: true,
  pageCount: true,
  cutBy: true,
} as const satisfies Prisma.StoredObjectSelect;

type FileRow = Prisma.StoredObjectGetPayload<{ select: typeof fileColumns }>;

const cutSchema = z.enum(CUT_REASONS).nullable().catch("characters");

const failureSchema = z.enum(READING_FAILURES).nullable().catch("damaged");

/** Why a file could not be read, as it is stored. */
export function parseFailure(stored: string | null): ReadingFailureCode | null {
  return failureSchema.parse(stored);
}

/** A file as its owner may know it. One that was removed is not there. */
export function toStoredFile({ mediaType, state, failure, cutBy, ...row }: FileRow): StoredFile {
  if (state === "removed") throw new AppError("NOT_FOUND");
  return { ...row, type: mediaType, state, failure: parseFailure(failure), cutBy: cutSchema.parse(cutBy) };
}

/** Of a file whose bytes have arrived and are still there. */
export const PRESENT = { state: { notIn: ["awaited", "removed"] } } satisfies Prisma.StoredObjectWhereInput;

export async function getOwnFile(userId: string, id: string): Promise<StoredFile> {
  const row = await db().storedObject.findFirst({
    where: { id, ownerUserId: userId, ...PRESENT },
    select: fileColumns,
  });
  if (!row) throw new AppError("NOT_FOUND");
  return toStoredFile(row);
}

export type ReadableObject = {
  id: string;
  name: string;
  mediaType: string;
  size: number;
  pageCount: number | null;
  store: string;
  storageKey: string;
};

/** A file, for one who may open it: its owner, or anyone when it is a public material in force. */
export async function getReadableObject(userId: string, id: string, now: Date): Promise<ReadableObject> {
  const row = await db().storedObject.findFirst({
    where: { id, ...PRESENT, OR: [{ ownerUserId: userId }, { material: { is: { isPublic: true } } }] },
    select: {
      id: true,
      name: true,
      mediaType: true,
      size: true,
      pageCount: true,
      store: true,
      storageKey: true,
      ownerUserId: true,
      material: { select: publicityColumns },
    },
  });
  if (!row?.store || !row.storageKey) throw new AppError("NOT_FOUND");
  const { material, ownerUserId, ...object } = row;
  const mayRead = ownerUserId === userId || (material !== null && isOpenToAll(material, now));
  if (!mayRead) throw new AppError("NOT_FOUND");
  return { ...object, store: row.store, storageKey: row.storageKey };
}

/** The text of one page, for one who may open the file. */
export async function getPage(userId: string, id: string, number: number, now: Date): Promise<DocumentPageText> {
  const { name, pageCount } = await getReadableObject(userId, id, now);
  const page = await db().documentPage.findUnique({
    where: { objectId_number: { objectId: id, number } },
    select: { number: true, text: true },
  });
  if (!page) throw new AppError("NOT_FOUND");
  return { name, pageCount: pageCount ?? page.number, ...page };
}
