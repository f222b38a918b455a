import { createInflate } from "node:zlib";
import { LIMITS } from "./limits.ts";
import { ReadingFailure } from "./reading-failure.ts";

const STREAM = Buffer.from("stream");
const END = Buffer.from("endstream");

/** A stream's dictionary stands before it; what is farther away belongs to something else. */
const DICTIONARY_WITHIN = 2_048;

/**
 * Throws ReadingFailure `too_much` for a PDF whose compressed parts would grow beyond the limit: measured chunk by chunk,
 * before pdf.js unpacks them whole. Images are never unpacked for their text, so they do not count. Two compressions in one
 * another, which no document needs, are refused.
 */
export async function assertPdfStreams(pdf: Buffer): Promise<void> {
  let left: number = LIMITS.pdfStreamBytes;
  for (let at = pdf.indexOf(STREAM); at !== -1; at = pdf.indexOf(STREAM, at)) {
    const dictionary = dictionaryBefore(pdf, at);
    at += STREAM.length;
    const flates = dictionary.match(/\/Fl(?:ateDecode)?\b/g)?.length ?? 0;
    if (flates === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    if (flates > 1) throw new ReadingFailure("too_much");
    const end = pdf.indexOf(END, at);
    const bytes = pdf.subarray(at, end === -1 ? undefined : end);
    left -= await inflatedSize(bytes.subarray(bytes.findIndex((byte) => byte !== 0x0a && byte !== 0x0d)), left);
    if (left < 0) throw new ReadingFailure("too_much");
    at += bytes.length;
  }
}

function dictionaryBefore(pdf: Buffer, at: number): string {
  const text = pdf.toString("latin1", Math.max(0, at - DICTIONARY_WITHIN), at);
  return text.slice(Math.max(text.lastIndexOf(" obj"), 0));
}

/** How many bytes come out, counted no further than just beyond `limit`. What is damaged counts up to the damage. */
async function inflatedSize(bytes: Buffer, limit: number): Promise<number> {
  const inflate = createInflate();
  let size = 0;
  inflate.end(bytes);
  try {
    for await (const chunk of inflate) {
      size += (chunk as Buffer).length;
      if (size > limit) break;
    }
  } catch {
    return size;
  } finally {
    inflate.destroy();
  }
  return size;
}
