import { AuthenticationError, RequestError } from "#lib/client/request.ts";

/** What a failed send means for the person: the sign-in has ended, the day's questions are used up, too much comes at once, other replies are still being written, their room is full, or it just did not work. */
type SendFailure =
  | { kind: "signed-out" }
  | { kind: "limit"; current: number; limit: number }
  | { kind: "limit-unknown" }
  | { kind: "too-many" }
  | { kind: "replies-under-way" }
  | { kind: "full" }
  | { kind: "other" };

export function sendFailureOf(error: unknown): SendFailure {
  if (error instanceof AuthenticationError) return { kind: "signed-out" };
  if (!(error instanceof RequestError)) return { kind: "other" };
  const body = parsed(error.body);
  if (codeOf(body) === "SESSIONS_FULL") return { kind: "full" };
  if (error.status !== 429) return { kind: "other" };
  if (codeOf(body) === "TOO_MANY_REQUESTS") return { kind: "too-many" };
  if (codeOf(body) === "REPLIES_UNDER_WAY") return { kind: "replies-under-way" };
  return isUsageLimit(body) ? { kind: "limit", current: body.current, limit: body.limit } : { kind: "limit-unknown" };
}

/** Null for what is not our own answer, as from a proxy. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function codeOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "code" in body ? body.code : null;
}

function isUsageLimit(body: unknown): body is { code: string; current: number; limit: number } {
  if (codeOf(body) !== "USAGE_LIMIT_EXCEEDED") return false;
  const { current, limit } = body as Record<string, unknown>;
  return typeof current === "number" && typeof limit === "number";
}
