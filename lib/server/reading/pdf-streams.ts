import { createInflate } from "node:zlib";
import { LIMITS } from "./limits.ts";
import { ReadingFailure } from "./reading-failure.ts";

const STREAM = Buffer.from("stream");
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** A stream's dictionary stands before it; what is farther away belongs to something else. */
const DICTIONARY_WITHIN = 2_048;

/**
 * Throws ReadingFailure `too_much` for a PDF whose compressed parts would grow beyond the limit: measured chunk by chunk,
 * before pdf.js unpacks them whole. Images are never unpacked for their text, so they do not count. Two compressions in one
 * another, which no document needs, are refused.
 *
 * A file may lie about all of it: so what counts as compressed is what begins as such, whatever its dictionary says, and
 * nothing is skipped as a part of what came before.
 */
export async function assertPdfStreams(pdf: Buffer): Promise<void> {
  let left: number = LIMITS.pdfStreamBytes;
  for (let at = pdf.indexOf(STREAM); at !== -1; at = pdf.indexOf(STREAM, at + STREAM.length)) {
    if (pdf.toString("latin1", Math.max(0, at - 3), at) === "end") continue;
    const dictionary = dictionaryBefore(pdf, at);
    if (/\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    if ((dictionary.match(/\/Fl(?:ateDecode)?\b/g)?.length ?? 0) > 1) throw new ReadingFailure("too_much");
    const bytes = pdf.subarray(startOfNextLine(pdf, at + STREAM.length));
    if (!hasZlibHeader(bytes)) continue;
    left -= await inflatedSize(bytes, left);
    if (left < 0) throw new ReadingFailure("too_much");
  }
}

/** With its names written out: `#61` is an `a` (ISO 32000-2, 7.3.5). */
function dictionaryBefore(pdf: Buffer, at: number): string {
  const text = pdf.toString("latin1", Math.max(0, at - DICTIONARY_WITHIN), at);
  const dictionary = text.slice(Math.max(text.lastIndexOf("obj"), 0));
  return dictionary.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Where pdf.js looks for a stream's bytes, whatever else stands on the line of the word. */
function startOfNextLine(pdf: Buffer, from: number): number {
  let at = from;
  while (at < pdf.length && pdf[at] !== LINE_FEED && pdf[at] !== CARRIAGE_RETURN) at += 1;
  return pdf[at] === CARRIAGE_RETURN && pdf[at + 1] === LINE_FEED ? at + 2 : at + 1;
}

/** RFC 1950, 2.2: the method is 8, and both bytes together are a multiple of 31. */
function hasZlibHeader(bytes: Buffer): boolean {
  return bytes.length > 2 && (bytes.readUInt8(0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0;
}

/**
 * How many bytes come out, counted no further than just beyond `limit`; they end where the compression says so, and what
 * follows is not looked at. What is damaged counts up to the damage.
 */
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
