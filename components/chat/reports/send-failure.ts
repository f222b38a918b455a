import { AuthenticationError, RequestError } from "#lib/client/request.ts";

/** What a failed send means for the person: the sign-in has ended, the day's questions are used up, too much comes at once, other replies are still being written, or it just did not work. */
type SendFailure =
  | { kind: "signed-out" }
  | { kind: "limit"; current: number; limit: number }
  | { kind: "limit-unknown" }
  | { kind: "too-many" }
  | { kind: "replies-under-way" }
  | { kind: "other" };

export function sendFailureOf(error: unknown): SendFailure {
  if (error instanceof AuthenticationError) return { kind: "signed-out" };
  if (!(error instanceof RequestError) || error.status !== 429) return { kind: "other" };
  try {
    const body: unknown = JSON.parse(error.body);
    if (codeOf(body) === "TOO_MANY_REQUESTS") return { kind: "too-many" };
    if (codeOf(body) === "REPLIES_UNDER_WAY") return { kind: "replies-under-way" };
    if (isUsageLimit(body)) return { kind: "limit", current: body.current, limit: body.limit };
  } catch {
    // Not our own answer, as from a proxy: that a limit was reached is all that is known.
  }
  return { kind: "limit-unknown" };
}

function codeOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "code" in body ? body.code : null;
}

function isUsageLimit(body: unknown): body is { code: string; current: number; limit: number } {
  if (codeOf(body) !== "USAGE_LIMIT_EXCEEDED") return false;
  const { current, limit } = body as Record<string, unknown>;
  return typeof current === "number" && typeof limit === "number";
}
