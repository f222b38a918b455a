import type { FileFormat } from "#lib/contracts/uploads.ts";

/** So many first bytes are enough to tell what a file is. */
export const HEAD_BYTES = 4_096;

const SIGNATURES: readonly { format: FileFormat; at: number; bytes: string }[] = [
  { format: "png", at: 0, bytes: "\x89PNG\r\n\x1a\n" },
  { format: "jpg", at: 0, bytes: "\xff\xd8\xff" },
  { format: "gif", at: 0, bytes: "GIF87a" },
  { format: "gif", at: 0, bytes: "GIF89a" },
  { format: "webp", at: 8, bytes: "WEBP" },
];

/** ISO 32000-2 has the header at the very beginning; readers, and so producers, are used to some bytes before it. */
const PDF_HEADER_WITHIN = 1_024;

const ZIP = "PK\x03\x04";

export function isArchive(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, ZIP.length)).toString("latin1") === ZIP;
}

/**
 * What a file is, by its first bytes; null for what is not accepted, and for archives, which the first bytes do not tell
 * apart. Its name counts only between plain text and Markdown.
 */
export function sniffFormat(head: Uint8Array, name: string): FileFormat | null {
  const text = Buffer.from(head).toString("latin1");
  const known = SIGNATURES.find(({ at, bytes }) => text.startsWith(bytes, at));
  if (known) return known.format;
  if (text.slice(0, PDF_HEADER_WITHIN).includes("%PDF-")) return "pdf";
  if (isArchive(head) || !isText(head)) return null;
  return textFormatOf(name);
}

/** What a text is, by its name. */
export function textFormatOf(name: string): "md" | "txt" {
  const ending = endingOf(name);
  return ending === "md" || ending === "markdown" ? "md" : "txt";
}

/** What stands behind a name's last dot. */
export function endingOf(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1).toLowerCase();
}

const UTF_16_MARKS = ["\xff\xfe", "\xfe\xff"];

/** Without the control characters that every other kind of file has soon after its beginning; or UTF-16 with its mark. */
function isText(head: Uint8Array): boolean {
  const text = Buffer.from(head).toString("latin1");
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  return text !== "" && (UTF_16_MARKS.includes(text.slice(0, 2)) || !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text));
}
