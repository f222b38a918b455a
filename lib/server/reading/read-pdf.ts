import { readFile } from "node:fs/promises";
import { getDocumentProxy } from "unpdf";
import { LIMITS } from "./limits.ts";
import { type PagesAsked, type PagesRead, tidyText } from "./page-text.ts";
import { PdfPage, type PlacedText } from "./pdf-page.ts";
import { assertPdfStreams } from "./pdf-streams.ts";
import { ReadingFailure } from "./reading-failure.ts";

/** The text of a PDF's pages from one on, until the time is spent; at least one page a call. */
export async function readPdf(path: string, { fromPage, budgetMs, tellProgress }: PagesAsked): Promise<PagesRead> {
  const end = performance.now() + budgetMs;
  const bytes = await readFile(path);
  await assertPdfStreams(bytes);
  tellProgress();
  const pdf = await openPdf(bytes);
  const pageCount = pdf.numPages;
  tellProgress();
  const pages: string[] = [];
  for (let number = fromPage; number <= pageCount; number += 1) {
    const isOver = pages.length > 0 && performance.now() > end;
    if (isOver || number > LIMITS.pages) return { pages, next: number, pageCount };
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item): PlacedText[] => ("str" in item ? [item] : []));
    assertLetters(runs);
    pages.push(tidyText(new PdfPage().read(runs)));
    page.cleanup();
    tellProgress();
  }
  return { pages, next: null, pageCount };
}

/** Of the letters of a page, how many it may leave unnamed: a few signs of a font of symbols, not the words of a language. */
const UNNAMED_SHARE = 0.03;
const FEW_LETTERS = 100;

/**
 * Browsers print Devanagari with the text beside its shapes, which pdf.js does not look at: for a joined letter that has no
 * code point it then gives a NUL. Words with holes would be found by nobody, and quoted wrongly.
 */
function assertLetters(runs: readonly PlacedText[]): void {
  let [letters, unnamed] = [0, 0];
  for (const { str } of runs)
    for (const letter of str) {
      if (letter.trim() !== "") letters += 1;
      if (letter === "\0") unnamed += 1;
    }
  if (letters > FEW_LETTERS && unnamed > UNNAMED_SHARE * letters) throw new ReadingFailure("lost_letters");
}

async function openPdf(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), { verbosity: 0 });
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === "PasswordException";
    throw new ReadingFailure(isLocked ? "encrypted" : "damaged", { cause });
  }
}
