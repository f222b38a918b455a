import { RequestError } from "#lib/client/request.ts";

/** The sentence of an error answer, in the reader's language; null when there is none. */
export function serverMessageOf(error: unknown): string | null {
  if (!(error instanceof RequestError)) return null;
  try {
    const body: unknown = JSON.parse(error.body);
    if (typeof body !== "object" || body === null || !("message" in body)) return null;
    return typeof body.message === "string" ? body.message : null;
  } catch {
    return null;
  }
}
