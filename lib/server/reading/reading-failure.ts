import type { ReadingFailureCode } from "#lib/contracts/answers/uploads.ts";

/** A file that cannot be read, for a reason that its owner is told. */
export class ReadingFailure extends Error {
  readonly code: ReadingFailureCode;

  constructor(code: ReadingFailureCode, options?: ErrorOptions) {
    super(code, options);
    this.name = "ReadingFailure";
    this.code = code;
  }
}
