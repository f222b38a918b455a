import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import { ROOM_OF_A_FILE } from "#lib/server/reading/cut-pages.ts";
import { readDocument } from "#lib/server/reading/read-document.ts";

/** What a Word document says to our own reader, line by line. */
export async function readDocxLines(docx: Blob): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "docx-"));
  try {
    const file = path.join(folder, "file.docx");
    await writeFile(file, docx.stream());
    const step = { path: file, mediaType: MEDIA_TYPES.docx, fromPage: 1, budgetMs: 10_000, room: ROOM_OF_A_FILE };
    const outcome = await readDocument(step);
    if (outcome.kind !== "read") throw new Error(outcome.code);
    return outcome.pages
      .join("\n")
      .split("\n")
      .filter((line) => line !== "");
  } finally {
    await rm(folder, { recursive: true });
  }
}
