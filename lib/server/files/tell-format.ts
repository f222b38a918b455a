import "server-only";
import { open } from "node:fs/promises";
import type { FileFormat } from "#lib/contracts/uploads.ts";
import { ReadingFailure } from "../reading/reading-failure.ts";
import { ZipArchive } from "../reading/zip.ts";
import type { ScratchFile } from "../storage/scratch-file.ts";
import { isArchive, sniffFormat } from "../storage/sniff.ts";

/** What a file on disk is, by its bytes; null for what is not accepted. Both kinds of Office files are archives: their directory tells. */
export async function tellFormat(
  { path, head }: Pick<ScratchFile, "path" | "head">,
  name: string,
): Promise<FileFormat | null> {
  return isArchive(head) ? tellArchive(path) : sniffFormat(head, name);
}

async function tellArchive(path: string): Promise<FileFormat | null> {
  await using file = await open(path);
  try {
    const names = (await ZipArchive.open(file)).names();
    if (names.includes("word/document.xml")) return "docx";
    return names.includes("ppt/presentation.xml") ? "pptx" : null;
  } catch (error) {
    if (error instanceof ReadingFailure) return null;
    throw error;
  }
}
