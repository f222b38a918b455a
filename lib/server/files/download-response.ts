import "server-only";
import { AppError } from "../http/app-error.ts";
import { getStorage } from "../storage/storage.ts";
import type { ReadableObject } from "./objects.ts";

/**
 * A file, to be saved. The kind that it is sent as is the one that its bytes showed, and no browser opens it as a page:
 * it is an attachment, not to be guessed at, and the answer's policy puts it into a sandbox.
 */
export async function downloadResponse({
  name,
  mediaType,
  size,
  store,
  storageKey,
}: ReadableObject): Promise<Response> {
  const bytes = await getStorage(store).read(storageKey);
  if (bytes === null) throw new AppError("NOT_FOUND");
  return new Response(bytes, {
    headers: {
      "Content-Type": mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType,
      "Content-Length": String(size),
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeName(name)}`,
    },
  });
}

/** RFC 8187: what is no letter or digit of ASCII is escaped. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
}
