import { concatenate, textAt, viewOf, withinBounds } from "./picture-metadata-bytes.ts";
import { keepJpeg } from "./picture-metadata-jpeg.ts";

type Keep = (bytes: Uint8Array) => Uint8Array | null;

/**
 * What a picture needs to be seen, without all that stands beside it: place, time, owner, device, earlier versions, and
 * whatever the next camera thinks of. How a photo is to be turned stays. A PDF goes as it is: it would have to be written
 * anew. Null for bytes that are not what they are said to be, which had better go nowhere.
 */
export function withoutMetadata(bytes: Uint8Array, mediaType: string): Uint8Array | null {
  return withinBounds(() => KEEP[mediaType]?.(bytes) ?? null);
}

const KEEP: Readonly<Record<string, Keep>> = {
  "image/jpeg": keepJpeg,
  "image/png": keepPng,
  "image/webp": keepWebp,
  "image/gif": keepGif,
  "application/pdf": (bytes) => bytes,
};

/** The header, the colours and the picture. What makes it move is left out: then its first frame is the picture. */
const PNG_CHUNKS = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "IDAT"]);
const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";

/** PNG, third edition, 5.3: length, type, data, check sum. */
function keepPng(bytes: Uint8Array): Uint8Array | null {
  if (textAt(bytes, 0, PNG_SIGNATURE.length) !== PNG_SIGNATURE) return null;
  const kept = [bytes.subarray(0, PNG_SIGNATURE.length)];
  for (let at = PNG_SIGNATURE.length; ;) {
    const type = textAt(bytes, at + 4, 4);
    const end = at + 12 + viewOf(bytes).getUint32(at);
    if (end > bytes.length) return null;
    const chunk = bytes.subarray(at, end);
    if (type === "IEND") return concatenate([...kept, chunk]);
    if (PNG_CHUNKS.has(type)) kept.push(chunk);
    at = end;
  }
}

const WEBP_PICTURES = new Set(["VP8 ", "VP8L"]);
/** In the header of an extended file: all that it may still hold. */
const ALPHA_FLAG = 0x10;

/** WebP container specification: RIFF chunks, padded to even lengths. An animation, which has no picture of its own, is none. */
function keepWebp(bytes: Uint8Array): Uint8Array | null {
  const view = viewOf(bytes);
  if (textAt(bytes, 0, 4) !== "RIFF" || textAt(bytes, 8, 4) !== "WEBP") return null;
  const end = 8 + view.getUint32(4, true);
  const kept: Uint8Array[] = [];
  for (let at = 12; at < end;) {
    const type = textAt(bytes, at, 4);
    const next = at + 8 + view.getUint32(at + 4, true);
    if (next > bytes.length) return null;
    const chunk = bytes.slice(at, next + (next % 2));
    if (type === "VP8X") chunk[8] = (chunk[8] ?? 0) & ALPHA_FLAG;
    if (type === "VP8X" || type === "ALPH" || WEBP_PICTURES.has(type)) kept.push(chunk);
    if (WEBP_PICTURES.has(type)) return writeRiff(kept);
    at = next + (next % 2);
  }
  return null;
}

function writeRiff(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = concatenate([new Uint8Array(12), ...chunks]);
  whole.set([..."RIFF\0\0\0\0WEBP"].map((letter) => letter.charCodeAt(0)));
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return whole;
}

const GIF_EXTENSION = 0x21;
/** Which colour is transparent. */
const GIF_CONTROL = 0xf9;
const GIF_PICTURE = 0x2c;
const GIF_END = 0x3b;

/** GIF89a, appendix A: the screen, its colours, then blocks, each of them in parts with a length. */
function keepGif(bytes: Uint8Array): Uint8Array | null {
  const view = viewOf(bytes);
  if (textAt(bytes, 0, 4) !== "GIF8") return null;
  let at = 13 + coloursLength(view.getUint8(10));
  const kept = [bytes.subarray(0, at)];
  for (;;) {
    const kind = view.getUint8(at);
    if (kind === GIF_END) return concatenate([...kept, Uint8Array.of(GIF_END)]);
    if (kind !== GIF_EXTENSION && kind !== GIF_PICTURE) return null;
    const parts = kind === GIF_PICTURE ? at + 11 + coloursLength(view.getUint8(at + 9)) : at + 2;
    const end = endOfParts(view, parts);
    if (kind === GIF_PICTURE || view.getUint8(at + 1) === GIF_CONTROL) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

/** In bytes, of the table of colours that a block's flags tell of. */
function coloursLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

function endOfParts(view: DataView, from: number): number {
  let at = from;
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length;
  return at + 1;
}
