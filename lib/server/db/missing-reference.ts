import "server-only";

/** Whether a row could not be stored because what it belongs to is not there (Prisma's P2003). */
export function isMissingReference(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "P2003";
}
