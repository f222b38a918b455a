import "server-only";
import type { z } from "zod";
import { AppError } from "./app-error.ts";
import { fieldErrors } from "./field-errors.ts";
import type { ErrorWords } from "./error-words.ts";

const JSON_TYPE = "application/json";
const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

type BodyLimits = { maxBytes: number; words: ErrorWords };

/** The request's JSON, as its schema reads it. A schema that takes `undefined` makes the body optional. */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  { maxBytes, words }: BodyLimits,
): Promise<z.output<S>> {
  const absent = schema.safeParse(undefined);
  const isJson = mediaType(request) === JSON_TYPE;
  if (!isJson && !absent.success) throw new AppError("NOT_JSON");
  const bytes = await readBytes(request, maxBytes);
  if (bytes.length === 0 && absent.success) return absent.data;
  if (!isJson) throw new AppError("NOT_JSON");
  return check(schema, parseJson(bytes), words);
}

/** The fields of an HTML form, as its schema reads them. A field given twice counts once, a file not at all. */
export async function readForm<S extends z.ZodType>(
  request: Request,
  schema: S,
  { maxBytes, words }: BodyLimits,
): Promise<z.output<S>> {
  if (!FORM_TYPES.has(mediaType(request))) throw new AppError("INVALID_BODY");
  const bytes = await readBytes(request, maxBytes);
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw new AppError("INVALID_BODY");
  });
  return check(schema, Object.fromEntries(form), words);
}

function mediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Reads no more than it may: a length that was announced is believed only when it is too large. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new AppError("TOO_LARGE");
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of piecesOf(request)) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new AppError("TOO_LARGE");
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

/**
 * The body as it arrives; that it breaks off is the sender's doing, not a failure of ours. It ends with UPLOAD_EXPIRED when
 * `deadline` is aborted, also while nothing comes.
 */
export async function* piecesOf({ body }: Request, deadline?: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  const cancel = () => void reader.cancel().catch(() => undefined);
  deadline?.addEventListener("abort", cancel, { once: true });
  try {
    for (;;) {
      const { done, value } = await readPiece(reader);
      if (deadline?.aborted) throw new AppError("UPLOAD_EXPIRED");
      if (done) return;
      yield value;
    }
  } finally {
    deadline?.removeEventListener("abort", cancel);
    cancel();
  }
}

async function readPiece(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (cause) {
    throw new AppError("INVALID_BODY", {}, { cause });
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\\u") ? JSON.parse(text, repair) : JSON.parse(text);
  } catch {
    throw new AppError("INVALID_BODY");
  }
}

/**
 * Only by an escape can JSON carry what Postgres stores neither as text nor as JSON: NUL, and half a surrogate pair,
 * as in an emoji that a length limit cut in two. The rest of what a person wrote is not refused for it.
 */
function repair(_key: string, value: unknown): unknown {
  return typeof value === "string" ? storableText(value) : value;
}

export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

function check<S extends z.ZodType>(schema: S, value: unknown, words: ErrorWords): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError("INVALID_BODY", { errors: fieldErrors(result.error, words) });
  return result.data;
}
