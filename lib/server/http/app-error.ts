import "server-only";
import type { ErrorBody, ErrorCode } from "#lib/contracts/errors.ts";

type ErrorDetails = Omit<ErrorBody, "message" | "code">;

type AppErrorOptions = { headers?: Record<string, string>; cause?: unknown };

/** A request that fails for a reason the client may know. The sentence is added where the request's language is known. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, details: ErrorDetails = {}, { headers = {}, cause }: AppErrorOptions = {}) {
    super(code, { cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}
