/**
 * A picture without what a camera writes beside it: place, time, owner, device. How it is to be turned stays. Null for
 * bytes that are not what they are said to be, which had better go nowhere.
 */
export function withoutMetadata(bytes: Uint8Array, mediaType: string): Uint8Array | null {
  return withinBounds(() => (STRIP[mediaType] ?? ((same: Uint8Array) => same))(bytes));
}

/** Null where it reads beyond the end. */
function withinBounds<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const STRIP: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array | null>> = { "image/jpeg": stripJpeg, "image/png": stripPng, "image/webp": stripWebp };

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const textAt = (bytes: Uint8Array, at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length));

const SCAN = 0xda;
/** Exif and XMP, IPTC, comments. */
const PERSONAL_SEGMENTS = new Set([0xe1, 0xed, 0xfe]);

/** ISO/IEC 10918-1, annex B: segments with a marker and a length, then the scan. */
function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  const view = viewOf(bytes);
  if (view.getUint16(0) !== 0xffd8) return null;
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === SCAN) return concatenate([...kept, bytes.subarray(at)]);
    const end = at + 2 + view.getUint16(at + 2);
    if (!PERSONAL_SEGMENTS.has(marker)) kept.push(bytes.subarray(at, end));
    const segment = bytes.subarray(at + 4, end);
    // A broken note of how to turn it is none.
    const orientation = marker === 0xe1 ? withinBounds(() => findOrientation(segment)) : null;
    if (orientation !== null) kept.push(writeOrientation(orientation));
    at = end;
  }
}

const EXIF = "Exif\0\0";
const ORIENTATION = 0x0112;
const ENTRY = 12;

/** Exif 2.3, 4.6: the tag in the first directory. */
function findOrientation(segment: Uint8Array): number | null {
  if (textAt(segment, 0, EXIF.length) !== EXIF) return null;
  const tiff = segment.subarray(EXIF.length);
  const view = viewOf(tiff);
  const isLittle = textAt(tiff, 0, 2) === "II";
  const directory = view.getUint32(4, isLittle);
  for (let index = 0; index < view.getUint16(directory, isLittle); index += 1) {
    const entry = directory + 2 + index * ENTRY;
    if (view.getUint16(entry, isLittle) === ORIENTATION) return view.getUint16(entry + 8, isLittle);
  }
  return null;
}

/** The smallest Exif segment that says it. */
function writeOrientation(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation & 0xff, 0, 0, 0, 0, 0, 0];
  const body = [...EXIF].map((letter) => letter.charCodeAt(0));
  return new Uint8Array([0xff, 0xe1, 0, 2 + body.length + tiff.length, ...body, ...tiff]);
}

const PERSONAL_CHUNKS = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);

/** PNG, third edition, 5.3: length, type, data, check sum. */
function stripPng(bytes: Uint8Array): Uint8Array | null {
  const view = viewOf(bytes);
  if (textAt(bytes, 1, 3) !== "PNG") return null;
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    if (!PERSONAL_CHUNKS.has(textAt(bytes, at + 4, 4))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return concatenate(kept);
}

/** In the header of an extended file: that it holds Exif or XMP. */
const PERSONAL_FLAGS = 0x0c;

/** WebP container specification: RIFF chunks, padded to even lengths. */
function stripWebp(bytes: Uint8Array): Uint8Array | null {
  const view = viewOf(bytes);
  if (textAt(bytes, 0, 4) !== "RIFF" || textAt(bytes, 8, 4) !== "WEBP") return null;
  const kept = [bytes.slice(0, 12)];
  for (let at = 12; at < bytes.length; ) {
    const type = textAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > bytes.length) return null;
    const chunk = bytes.slice(at, end);
    if (type === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~PERSONAL_FLAGS;
    if (type !== "EXIF" && type !== "XMP ") kept.push(chunk);
    at = end;
  }
  const stripped = concatenate(kept);
  viewOf(stripped).setUint32(4, stripped.length - 8, true);
  return stripped;
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
