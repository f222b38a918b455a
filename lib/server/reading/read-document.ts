import { open, readFile } from "node:fs/promises";
import { MEDIA_TYPES, type ReadingFailureCode } from "#lib/contracts/uploads.ts";
import { LIMITS } from "./limits.ts";
import { tidyText } from "./page-text.ts";
import { readDocx } from "./read-docx.ts";
import { readPdf } from "./read-pdf.ts";
import { readPptx } from "./read-pptx.ts";
import { ReadingFailure } from "./reading-failure.ts";
import { readText } from "./read-text.ts";
import { ZipArchive } from "./zip.ts";

/** One step of reading a file: its pages from one on, for about so long. */
export type ReadingStep = { path: string; mediaType: string; fromPage: number; budgetMs: number };

/** What the step read; `next` is the first page that is left, null when the file is read to its end. */
export type PagesRead = { kind: "read"; pages: string[]; next: number | null; pageCount: number };

export type ReadingOutcome = PagesRead | { kind: "failed"; code: ReadingFailureCode };

/** Reads a step's pages. What a file may be blamed for is an outcome; only our own faults are thrown. */
export async function readDocument(step: ReadingStep): Promise<ReadingOutcome> {
  try {
    const { pages, next, pageCount } = await readPages(step);
    const tidy = pages.map(tidyText);
    const characters = tidy.reduce((sum, page) => sum + page.length, 0);
    if (pageCount > LIMITS.pages || characters > LIMITS.characters) throw new ReadingFailure("too_much");
    return { kind: "read", pages: tidy, next, pageCount };
  } catch (error) {
    if (error instanceof ReadingFailure) return { kind: "failed", code: error.code };
    throw error;
  }
}

async function readPages({ path, mediaType, fromPage, budgetMs }: ReadingStep): Promise<Omit<PagesRead, "kind">> {
  switch (mediaType) {
    case MEDIA_TYPES.pdf:
      return readPdf(path, fromPage, budgetMs);
    case MEDIA_TYPES.docx:
      return whole(await withArchive(path, readDocx));
    case MEDIA_TYPES.pptx:
      return whole(await withArchive(path, readPptx));
    case MEDIA_TYPES.txt:
    case MEDIA_TYPES.md:
      return whole(readText(await readFile(path)));
    default:
      throw new ReadingFailure("wrong_type");
  }
}

function whole(pages: string[]): Omit<PagesRead, "kind"> {
  return { pages, next: null, pageCount: pages.length };
}

async function withArchive<T>(path: string, read: (archive: ZipArchive) => Promise<T>): Promise<T> {
  await using file = await open(path);
  return await read(await ZipArchive.open(file));
}
