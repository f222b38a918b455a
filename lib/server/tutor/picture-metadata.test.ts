import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutMetadata } from "./picture-metadata.ts";

const bytesOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array | null): string => (bytes === null ? "" : Buffer.from(bytes).toString("latin1"));

function segment(marker: number, body: readonly number[]): number[] {
  return [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body];
}

/** Little-endian Exif: a maker's name and how to turn the picture. */
const TIFF = [...bytesOf("II"), 0x2a, 0, 8, 0, 0, 0, 2, 0, 0x0f, 0x01, 2, 0, 4, 0, 0, 0, ...bytesOf("Acme"), 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];
const JFIF = segment(0xe0, bytesOf("JFIF\0"));
const SCAN = [...segment(0xda, [1, 2]), 7, 7, 7, 0xff, 0xd9];
const JPEG = new Uint8Array([0xff, 0xd8, ...JFIF, ...segment(0xe1, [...bytesOf("Exif\0\0"), ...TIFF]), ...segment(0xfe, bytesOf("at home")), ...SCAN]);

const chunk = (type: string, body: string): number[] => [0, 0, 0, body.length, ...bytesOf(type), ...bytesOf(body), 0, 0, 0, 0];
const PNG = new Uint8Array([0x89, ...bytesOf("PNG\r\n\x1a\n"), ...chunk("IHDR", "head"), ...chunk("tEXt", "at home"), ...chunk("eXIf", "Acme"), ...chunk("IDAT", "dots"), ...chunk("IEND", "")]);

const riff = (type: string, body: string): number[] => [...bytesOf(type), body.length, 0, 0, 0, ...bytesOf(body), ...(body.length % 2 ? [0] : [])];
const WEBP_CHUNKS = [...riff("VP8X", "\x1c000000000"), ...riff("VP8 ", "dots"), ...riff("EXIF", "Acme!"), ...riff("XMP ", "at home")];
const WEBP = new Uint8Array([...bytesOf("RIFF"), WEBP_CHUNKS.length + 4, 0, 0, 0, ...bytesOf("WEBP"), ...WEBP_CHUNKS]);

test.each([
  ["image/jpeg", JPEG],
  ["image/png", PNG],
  ["image/webp", WEBP],
])("of a %s nothing is left that tells of the person", (mediaType, bytes) => {
  expect(textOf(bytes)).toMatch(/Acme.*at home|at home.*Acme/s);
  const stripped = withoutMetadata(bytes, mediaType);
  expect(stripped).not.toBeNull();
  expect(textOf(stripped)).not.toMatch(/Acme|at home/);
  expect(withoutMetadata(stripped ?? bytes, mediaType)).toEqual(stripped);
});

test("how a photo is to be turned stays, and its picture is untouched", () => {
  const stripped = withoutMetadata(JPEG, "image/jpeg") ?? new Uint8Array();
  expect([...stripped.subarray(-SCAN.length)]).toEqual(SCAN);
  expect(textOf(stripped)).toContain("JFIF");
  expect(textOf(stripped)).toContain("Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06");
});

test("the length and the flags of a WebP are those of what is left", () => {
  const stripped = withoutMetadata(WEBP, "image/webp") ?? new Uint8Array(32);
  expect(new DataView(stripped.buffer).getUint32(4, true)).toBe(stripped.length - 8);
  expect(stripped[20]).toBe(0x10);
});

test("what is cut off, or no picture at all, goes nowhere, and nothing makes it throw", () => {
  expect(withoutMetadata(JPEG.subarray(0, 30), "image/jpeg")).toBeNull();
  expect(withoutMetadata(PNG.subarray(0, -2), "image/png")).toBeNull();
  expect(withoutMetadata(JPEG, "image/png")).toBeNull();
  const whole = fc.constantFrom<[Uint8Array, string]>([JPEG, "image/jpeg"], [PNG, "image/png"], [WEBP, "image/webp"]);
  fc.assert(
    fc.property(whole, fc.nat(80), fc.nat(255), ([bytes, mediaType], at, value) => {
      const broken = bytes.slice();
      broken[at % broken.length] = value;
      const stripped = withoutMetadata(broken, mediaType);
      expect(stripped === null || stripped.length <= broken.length + 40).toBe(true);
    }),
  );
});
