import { open, readFile } from "node:fs/promises";
import { MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import type { ReadingFailureCode } from "#lib/contracts/answers/uploads.ts";
import { cutPages, type KeptPages, type TextRoom } from "./cut-pages.ts";
import { type PagesRead, splitLong, tidyText } from "./page-text.ts";
import { readDocx } from "./read-docx.ts";
import { readMarkdown } from "./read-markdown.ts";
import { readPdf } from "./read-pdf.ts";
import { readPptx } from "./read-pptx.ts";
import { ReadingFailure } from "./reading-failure.ts";
import { readText } from "./read-text.ts";
import { ZipArchive } from "./zip.ts";

/** One step of reading a file: its pages from one on, for about so long, and no more of them than there is room for. */
export type ReadingStep = { path: string; mediaType: string; fromPage: number; budgetMs: number; room: TextRoom };

export type ReadingOutcome = ({ kind: "read" } & KeptPages) | { kind: "failed"; code: ReadingFailureCode };

/**
 * Reads a step's pages, and tells after each of a PDF or of Markdown that there is progress; the other formats take too little time.
 * What a file may be blamed for is an outcome; only our own faults are thrown.
 */
export async function readDocument(
  step: ReadingStep,
  tellProgress: () => void = () => undefined,
): Promise<ReadingOutcome> {
  try {
    const read = await readPages(step, tellProgress);
    return { kind: "read", ...cutPages(read, step.fromPage, step.room) };
  } catch (error) {
    if (error instanceof ReadingFailure) return { kind: "failed", code: error.code };
    throw error;
  }
}

async function readPages(
  { path, mediaType, fromPage, budgetMs }: ReadingStep,
  tellProgress: () => void,
): Promise<PagesRead> {
  switch (mediaType) {
    case MEDIA_TYPES.pdf:
      return readPdf(path, { fromPage, budgetMs, tellProgress });
    case MEDIA_TYPES.docx:
      return whole(await withArchive(path, readDocx));
    case MEDIA_TYPES.pptx:
      return whole(await withArchive(path, readPptx));
    case MEDIA_TYPES.md:
      return readMarkdown(path, { fromPage, budgetMs, tellProgress });
    case MEDIA_TYPES.txt:
      return whole(readText(await readFile(path)));
    default:
      throw new ReadingFailure("wrong_type");
  }
}

/** Many programs save no ends of pages: their documents would be one page, which is too much to quote or to point to. */
function whole(written: string[]): PagesRead {
  const pages = written.map(tidyText).flatMap(splitLong);
  return { pages, next: null, pageCount: pages.length };
}

async function withArchive<T>(path: string, read: (archive: ZipArchive) => Promise<T>): Promise<T> {
  await using file = await open(path);
  return await read(await ZipArchive.open(file));
}
