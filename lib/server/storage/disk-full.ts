import "server-only";

/** No room on the disk, or none of what one may have of it. */
const CODES: readonly unknown[] = ["ENOSPC", "EDQUOT"];

/** Whether an error of the file system, or what it led to, says that there is no room. */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  return ("code" in error && CODES.includes(error.code)) || isDiskFull(error.cause, depth + 1);
}
