import { readFile } from "node:fs/promises";
import { getDocumentProxy } from "unpdf";
import { LIMITS } from "./limits.ts";
import { PdfPage, type PlacedText } from "./pdf-page.ts";
import { assertPdfStreams } from "./pdf-streams.ts";
import { ReadingFailure } from "./reading-failure.ts";

/** Pages that were read, from the one asked for; `next` is the first that is left, null when none is. */
export type PdfPages = { pages: string[]; next: number | null; pageCount: number };

/** The text of a PDF's pages from one on, until the time is spent; at least one page a call. */
export async function readPdf(path: string, fromPage: number, budgetMs: number): Promise<PdfPages> {
  const end = performance.now() + budgetMs;
  const bytes = await readFile(path);
  await assertPdfStreams(bytes);
  const pdf = await openPdf(bytes);
  const pageCount = pdf.numPages;
  if (pageCount > LIMITS.pages) throw new ReadingFailure("too_much");
  const pages: string[] = [];
  for (let number = fromPage; number <= pageCount; number += 1) {
    if (pages.length > 0 && performance.now() > end) return { pages, next: number, pageCount };
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(new PdfPage().read(items.flatMap((item): PlacedText[] => ("str" in item ? [item] : []))));
    page.cleanup();
  }
  return { pages, next: null, pageCount };
}

async function openPdf(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), { verbosity: 0 });
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === "PasswordException";
    throw new ReadingFailure(isLocked ? "encrypted" : "damaged", { cause });
  }
}
