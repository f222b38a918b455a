import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { decodeText } from "./decode-text.ts";
import { LIMITS } from "./limits.ts";
import { ReadingFailure } from "./reading-failure.ts";

// The records of a ZIP archive: PKWARE, APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16.
const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 65_535;
const CENTRAL_SIGNATURE = 0x02014b50;
const CENTRAL_LENGTH = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_LENGTH = 30;

/** The largest directory that is read: 5,000 entries of long names. */
const MAX_DIRECTORY_BYTES = 4 * 1_048_576;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;

const inflate = promisify(inflateRaw);

type Entry = { method: number; isEncrypted: boolean; size: number; inflatedSize: number; at: number };

/**
 * The files within an archive. Only those that are asked for are inflated, each no further than the limits, whatever
 * sizes the archive claims.
 */
export class ZipArchive {
  readonly #file: FileHandle;
  readonly #entries: ReadonlyMap<string, Entry>;
  #inflated = 0;

  private constructor(file: FileHandle, entries: ReadonlyMap<string, Entry>) {
    this.#file = file;
    this.#entries = entries;
  }

  /** Throws ReadingFailure `damaged` for what is no archive, `too_much` for one with too many files. */
  static async open(file: FileHandle): Promise<ZipArchive> {
    return new ZipArchive(file, readDirectory(await loadDirectory(file)));
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  /** The text of a file; null when there is none of that name. */
  async readText(name: string): Promise<string | null> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return null;
    return decodeText(await this.#inflate(entry));
  }

  async #inflate({ method, isEncrypted, size, inflatedSize, at }: Entry): Promise<Buffer> {
    if (isEncrypted) throw new ReadingFailure("encrypted");
    const left = Math.min(LIMITS.entryBytes, LIMITS.archiveBytes - this.#inflated);
    const isTooDense = inflatedSize > LIMITS.ratioAppliesAbove && inflatedSize > size * LIMITS.ratio;
    if (inflatedSize > left || size > LIMITS.entryBytes || isTooDense) throw new ReadingFailure("too_much");
    const header = await readAt(this.#file, at, LOCAL_LENGTH);
    if (header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new ReadingFailure("damaged");
    const start = at + LOCAL_LENGTH + header.readUInt16LE(26) + header.readUInt16LE(28);
    const bytes = await unpack(method, await readAt(this.#file, start, size), Math.max(left, 1));
    this.#inflated += bytes.length;
    return bytes;
  }
}

/** The size that an archive claims is not believed: inflating ends at `limit`. */
async function unpack(method: number, bytes: Buffer, limit: number): Promise<Buffer> {
  if (method === STORED) return bytes;
  if (method !== DEFLATED) throw new ReadingFailure("damaged");
  try {
    return await inflate(bytes, { maxOutputLength: limit });
  } catch (cause) {
    const isTooMuch = cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
    throw new ReadingFailure(isTooMuch ? "too_much" : "damaged", { cause });
  }
}

async function loadDirectory(file: FileHandle): Promise<{ bytes: Buffer; count: number }> {
  const { size } = await file.stat();
  const tailLength = Math.min(size, END_LENGTH + MAX_COMMENT);
  const tail = await readAt(file, size - tailLength, tailLength);
  const end = findEnd(tail);
  if (end === null) throw new ReadingFailure("damaged");
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const at = tail.readUInt32LE(end + 16);
  // Also what ZIP64 writes here: no document needs that.
  if (count > LIMITS.zipEntries || length > MAX_DIRECTORY_BYTES) throw new ReadingFailure("too_much");
  return { bytes: await readAt(file, at, length), count };
}

function findEnd(tail: Buffer): number | null {
  for (let at = tail.length - END_LENGTH; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return null;
}

function readDirectory({ bytes, count }: { bytes: Buffer; count: number }): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_LENGTH > bytes.length || bytes.readUInt32LE(at) !== CENTRAL_SIGNATURE)
      throw new ReadingFailure("damaged");
    const nameLength = bytes.readUInt16LE(at + 28);
    const nameStart = at + CENTRAL_LENGTH;
    entries.set(bytes.toString("utf8", nameStart, nameStart + nameLength), {
      isEncrypted: (bytes.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0,
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      inflatedSize: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at = nameStart + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  if (bytesRead < length) throw new ReadingFailure("damaged");
  return buffer;
}
