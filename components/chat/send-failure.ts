import { AuthenticationError, RequestError } from "#lib/client/request.ts";

/** What a failed send means for the person: the sign-in has ended, the day's questions are used up, or it just did not work. */
type SendFailure =
  | { kind: "signed-out" }
  | { kind: "limit"; current: number; limit: number }
  | { kind: "limit-unknown" }
  | { kind: "other" };

export function sendFailureOf(error: unknown): SendFailure {
  if (error instanceof AuthenticationError) return { kind: "signed-out" };
  if (!(error instanceof RequestError) || error.status !== 429) return { kind: "other" };
  try {
    const body: unknown = JSON.parse(error.body);
    if (isUsageLimit(body)) return { kind: "limit", current: body.current, limit: body.limit };
  } catch {
    // Not our own answer, as from a proxy: that a limit was reached is all that is known.
  }
  return { kind: "limit-unknown" };
}

function isUsageLimit(body: unknown): body is { code: string; current: number; limit: number } {
  if (typeof body !== "object" || body === null) return false;
  const { code, current, limit } = body as Record<string, unknown>;
  return code === "USAGE_LIMIT_EXCEEDED" && typeof current === "number" && typeof limit === "number";
}
