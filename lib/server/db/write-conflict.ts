import "server-only";

/** Prisma's own code, and what a raw query tells of the same. */
const SIGNS = new Set<unknown>(["P2034", "40P01", "40001"]);

/** Whether Postgres gave up a transaction because it and another waited for each other: done again, it may succeed. */
export function isWriteConflict(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, meta } = error as { code?: unknown; meta?: unknown };
  const inner = typeof meta === "object" && meta !== null && "code" in meta ? meta.code : undefined;
  return SIGNS.has(code) || SIGNS.has(inner);
}
