import "server-only";
import { type ErrorBody, type ErrorCode, ERROR_STATUS } from "#lib/contracts/errors.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { isUnwanted } from "../db/patience.ts";
import { isDatabaseUnavailable } from "../db/unavailable.ts";
import { isDiskFull } from "../storage/disk-full.ts";
import { AppError } from "./app-error.ts";
import { errorWords } from "./error-words.ts";
import { describeError, log } from "./log.ts";
import { areaOf, recordEvent } from "./security-events.ts";

type Asked = { locale: Locale; request: Request; userId: string | null };

/** The one place where an error becomes an answer: known ones by their code, others as INTERNAL, their cause logged. */
export function errorResponse(error: unknown, { locale, request, userId }: Asked): Response {
  const known = asAppError(error);
  const headers = new Headers(known.headers);
  const { code } = known;
  if (ERROR_STATUS[code] === 403 || ERROR_STATUS[code] === 429)
    recordEvent({
      event: "refused",
      userId,
      code,
      method: request.method,
      area: areaOf(new URL(request.url).pathname),
    });
  // Nobody hears what became of a request whose sender went away.
  if (ERROR_STATUS[code] >= 500 && !isUnwanted(error)) {
    const requestId = crypto.randomUUID();
    headers.set("X-Request-Id", requestId);
    const path = new URL(request.url).pathname;
    log("error", "request failed", { requestId, method: request.method, path, ...describeError(error) });
  }
  return Response.json(errorBody(known, locale), { status: ERROR_STATUS[known.code], headers });
}

/** What an error says of itself to a client: also as an event inside a stream that has already begun. */
export function errorBody(error: unknown, locale: Locale): ErrorBody {
  const { code, details } = asAppError(error);
  return { message: errorMessage(code, locale, details), code, ...details };
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error) || isDiskFull(error)) return unavailable(error);
  return new AppError("INTERNAL", {}, { cause: error });
}

/** Soon enough for a moment's trouble, and not at once. */
function unavailable(cause: unknown): AppError {
  return new AppError("UNAVAILABLE", {}, { headers: { "Retry-After": "5" }, cause });
}

/** The word of UNAUTHORIZED is the same in every language: clients recognise a lost session by it. */
function errorMessage(code: ErrorCode, locale: Locale, { current = 0, limit = 0 }: AppError["details"]): string {
  return errorWords(locale)(code, { current, limit });
}
