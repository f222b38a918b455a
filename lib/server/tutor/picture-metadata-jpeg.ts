import { concatenate, textAt, viewOf, withinBounds } from "./picture-metadata-bytes.ts";

/** ISO/IEC 10918-1, table B.1. */
const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;

/** `bytes`: marker, length and body; of a scan also what it codes. */
type Segment = { marker: number; bytes: Uint8Array };

/** What codes the picture, and how it is to be turned. What follows its end, a second picture or a film, belongs to the camera. */
export function keepJpeg(bytes: Uint8Array): Uint8Array | null {
  const segments = listSegments(bytes);
  if (!segments?.some(({ marker }) => marker === START_OF_SCAN)) return null;
  // A broken note of how to turn it is none.
  const orientations = segments.flatMap((segment) =>
    segment.marker === APP1 ? (withinBounds(() => findOrientation(segment.bytes.subarray(4))) ?? []) : [],
  );
  const needed = segments.filter(isNeeded).map((segment) => segment.bytes);
  return concatenate([
    Uint8Array.of(MARKER, START_OF_IMAGE),
    ...orientations.slice(0, 1).map(writeOrientation),
    ...needed,
    Uint8Array.of(MARKER, END_OF_IMAGE),
  ]);
}

/** ISO/IEC 10918-1, annex B: up to the end of the image. A picture without an end is one as far as it goes. */
function listSegments(bytes: Uint8Array): Segment[] | null {
  const view = viewOf(bytes);
  if (view.getUint8(0) !== MARKER || view.getUint8(1) !== START_OF_IMAGE) return null;
  const segments: Segment[] = [];
  for (let at = 2; at < bytes.length;) {
    if (view.getUint8(at) !== MARKER) return null;
    // Fill bytes may stand before a marker.
    while (view.getUint8(at + 1) === MARKER) at += 1;
    const marker = view.getUint8(at + 1);
    if (marker === END_OF_IMAGE) break;
    const endOfBody = at + 2 + view.getUint16(at + 2);
    if (endOfBody > bytes.length) return null;
    const end = marker === START_OF_SCAN ? endOfScan(bytes, endOfBody) : endOfBody;
    segments.push({ marker, bytes: bytes.subarray(at, end) });
    at = end;
  }
  return segments;
}

/** The codings, and the two segments that say what the colours are, if there is nothing else in them, such as a small picture. */
function isNeeded({ marker, bytes }: Segment): boolean {
  if (marker === APP0) return textAt(bytes, 4, 5) === "JFIF\0" && bytes.length === 18;
  if (marker === APP14) return textAt(bytes, 4, 5) === "Adobe" && bytes.length === 16;
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= START_OF_SCAN && marker <= 0xdf);
}

/** Where the next marker stands: within a scan are only stuffed bytes and restarts. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== MARKER && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
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
  const tiff = [
    0x4d,
    0x4d,
    0,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation & 0xff,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const body = [...EXIF].map((letter) => letter.charCodeAt(0));
  return new Uint8Array([MARKER, APP1, 0, 2 + body.length + tiff.length, ...body, ...tiff]);
}
