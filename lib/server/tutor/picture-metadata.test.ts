import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutMetadata } from "./picture-metadata.ts";

const bytesOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array | null): string => (bytes === null ? "" : Buffer.from(bytes).toString("latin1"));

function segment(marker: number, body: readonly number[]): number[] {
  return [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body];
}

/** Little-endian Exif: a maker's name and how to turn the picture. */
const TIFF = [
  ...bytesOf("II"),
  0x2a,
  0,
  8,
  0,
  0,
  0,
  2,
  0,
  0x0f,
  0x01,
  2,
  0,
  4,
  0,
  0,
  0,
  ...bytesOf("Acme"),
  0x12,
  0x01,
  3,
  0,
  1,
  0,
  0,
  0,
  6,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
];
const exif = (tiff: readonly number[]): number[] => segment(0xe1, [...bytesOf("Exif\0\0"), ...tiff]);
const JFIF = segment(0xe0, [...bytesOf("JFIF\0"), 1, 2, 0, 0, 1, 0, 1, 0, 0]);
const ADOBE = segment(0xee, [...bytesOf("Adobe"), 0, 100, 0, 0, 0, 0, 1]);
const CODING = [
  ...segment(0xdb, bytesOf("tables")),
  ...segment(0xc2, bytesOf("frame")),
  ...segment(0xc4, bytesOf("codes")),
];
const SCANS = [
  ...segment(0xda, [1, 2]),
  7,
  0xff,
  0,
  7,
  0xff,
  0xd0,
  7,
  ...segment(0xc4, bytesOf("more codes")),
  0xff,
  ...segment(0xda, [3]),
  7,
  7,
];
const END = [0xff, 0xd9];
const JPEG = new Uint8Array(
  [
    [0xff, 0xd8, ...JFIF, ...exif(TIFF), 0xff, ...ADOBE],
    segment(0xe0, bytesOf("JFXX\0 a small picture of Acme")),
    [0xe1, 0xe2, 0xeb, 0xec, 0xed, 0xee, 0xfe].flatMap((marker) => segment(marker, bytesOf("at home"))),
    [...CODING, ...SCANS, ...END],
    [0xff, 0xd8, ...exif(TIFF), ...SCANS, ...END, ...bytesOf("a film at home")],
  ].flat(),
);

const chunk = (type: string, body: string): number[] => [
  0,
  0,
  0,
  body.length,
  ...bytesOf(type),
  ...bytesOf(body),
  0,
  0,
  0,
  0,
];
const PNG_HEAD = [0x89, ...bytesOf("PNG\r\n\x1a\n"), ...chunk("IHDR", "head"), ...chunk("PLTE", "colours")];
const PNG_DOTS = [...chunk("IDAT", "dots"), ...chunk("IEND", "")];
const PNG = new Uint8Array(
  [
    PNG_HEAD,
    ["tEXt", "zTXt", "iTXt", "tIME", "iCCP", "caBX", "prVt"].flatMap((type) => chunk(type, "at home")),
    [...chunk("eXIf", "Acme"), ...PNG_DOTS, ...bytesOf("Acme")],
  ].flat(),
);

const riff = (type: string, body: string): number[] => [
  ...bytesOf(type),
  body.length,
  0,
  0,
  0,
  ...bytesOf(body),
  ...(body.length % 2 ? [0] : []),
];
const asWebp = (chunks: readonly number[]): Uint8Array =>
  new Uint8Array([...bytesOf("RIFF"), chunks.length + 4, 0, 0, 0, ...bytesOf("WEBP"), ...chunks]);
const WEBP_PARTS = [...riff("ALPH", "see"), ...riff("VP8 ", "dots")];
const WEBP = asWebp([
  ...riff("VP8X", "\x3e000000000"),
  ...riff("ICCP", "Acme"),
  ...WEBP_PARTS,
  ...riff("EXIF", "Acme!"),
  ...riff("XMP ", "at home"),
  ...riff("C2PA", "at home"),
]);

/** In parts, each with its length, and an empty one at the end. */
const parts = (...texts: string[]): number[] => [...texts.flatMap((text) => [text.length, ...bytesOf(text)]), 0];
const GIF_HEAD = [...bytesOf("GIF89a"), 1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6];
const GIF_PICTURE = [
  0x21,
  0xf9,
  ...parts("\x01\0\0\0"),
  0x2c,
  0,
  0,
  0,
  0,
  1,
  0,
  1,
  0,
  0x80,
  9,
  8,
  7,
  6,
  5,
  4,
  2,
  ...parts("dots", "more dots"),
];
const GIF = new Uint8Array(
  [
    [...GIF_HEAD, 0x21, 0xfe, ...parts("at home", "with Acme"), 0x21, 0xff, ...parts("XMP DataXMP", "at home")],
    [...GIF_PICTURE, 0x21, 0xff, ...parts("NETSCAPE2.0", "\x01\0\0"), 0x3b, ...bytesOf("Acme")],
  ].flat(),
);

const PICTURES: [string, Uint8Array, readonly number[]][] = [
  ["image/jpeg", JPEG, [...JFIF, ...ADOBE, ...CODING, ...SCANS.toSpliced(SCANS.lastIndexOf(0xda) - 2, 1), ...END]],
  ["image/png", PNG, [...PNG_HEAD, ...PNG_DOTS]],
  ["image/webp", WEBP, [...riff("VP8X", "\x10000000000"), ...WEBP_PARTS]],
  ["image/gif", GIF, [...GIF_HEAD, ...GIF_PICTURE, 0x3b]],
];

test.each(PICTURES)("of a %s nothing is left but the picture", (mediaType, bytes, picture) => {
  expect(textOf(bytes)).toMatch(/Acme.*at home|at home.*Acme/s);
  const stripped = withoutMetadata(bytes, mediaType);
  expect(stripped?.subarray(-picture.length)).toEqual(new Uint8Array(picture));
  expect(textOf(stripped)).not.toMatch(/Acme|at home/);
  expect(withoutMetadata(stripped ?? bytes, mediaType)).toEqual(stripped);
});

test("how a photo is to be turned stays", () => {
  expect(textOf(withoutMetadata(JPEG, "image/jpeg"))).toContain(
    "Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06",
  );
});

test("the length of a WebP is that of what is left", () => {
  const stripped = withoutMetadata(WEBP, "image/webp") ?? new Uint8Array(32);
  expect(new DataView(stripped.buffer).getUint32(4, true)).toBe(stripped.length - 8);
});

test("a photo without its end is one as far as it goes", () => {
  const cut = [0xff, 0xd8, ...JFIF, ...segment(0xda, [1, 2]), 7, 7];
  expect(withoutMetadata(new Uint8Array(cut), "image/jpeg")).toEqual(new Uint8Array([...cut, ...END]));
});

test("what is cut off, or no picture at all, goes nowhere, and nothing makes it throw", () => {
  expect(withoutMetadata(JPEG.subarray(0, 30), "image/jpeg")).toBeNull();
  expect(withoutMetadata(PNG.subarray(0, -6), "image/png")).toBeNull();
  expect(withoutMetadata(JPEG, "image/png")).toBeNull();
  expect(withoutMetadata(JPEG, "image/heic")).toBeNull();
  expect(withoutMetadata(new Uint8Array([0xff, 0xd8, ...JFIF, ...CODING, ...END]), "image/jpeg")).toBeNull();
  expect(
    withoutMetadata(asWebp([...riff("VP8X", "\x02000000000"), ...riff("ANIM", "steps")]), "image/webp"),
  ).toBeNull();
  const whole = fc.constantFrom(...PICTURES);
  fc.assert(
    fc.property(whole, fc.nat(400), fc.nat(255), ([mediaType, bytes], at, value) => {
      const broken = bytes.slice();
      broken[at % broken.length] = value;
      const stripped = withoutMetadata(broken, mediaType);
      expect(stripped === null || stripped.length <= broken.length + 40).toBe(true);
    }),
  );
});
