import "server-only";

/** Prisma: its password is not taken (any more), unreachable, timed out, closed, no free connection in the pool, no transaction begun in time, too many. */
const PRISMA_CODES = ["P1000", "P1001", "P1002", "P1008", "P1011", "P1017", "P2024", "P2028", "P2037"];

/** The same as Prisma's adapter names it, which is all that a raw query tells. */
const ADAPTER_KINDS = [
  "AuthenticationFailed",
  "DatabaseNotReachable",
  "ConnectionClosed",
  "TlsConnectionError",
  "TooManyConnections",
  "SocketTimeout",
];

/** Node's sockets. */
const SOCKET_CODES = ["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EPIPE", "EHOSTUNREACH"];

/**
 * Postgres, appendix A: connection exceptions (class 08), a transaction in which nothing was asked for too long, a password that
 * is not taken, no room on disk, in memory or for connections (class 53), a statement that took too long, shutting down,
 * starting up.
 */
const POSTGRES_CODES =
  "08000 08001 08003 08004 08006 25P03 28P01 53000 53100 53200 53300 53400 57014 57P01 57P02 57P03".split(" ");

/** What ended because nobody waited for it any more (`patience.ts`). */
const GIVEN_UP_CODES = ["DATABASE_LATE", "DATABASE_UNWANTED"];

const SIGNS = new Set<unknown>([
  ...PRISMA_CODES,
  ...ADAPTER_KINDS,
  ...SOCKET_CODES,
  ...POSTGRES_CODES,
  ...GIVEN_UP_CODES,
]);

/** What `pg` and its pool say without a code. */
const MESSAGES = /timeout exceeded when trying to connect|Connection terminated|encountered a connection error/;

/** Whether an error means that the database cannot be asked now, so that the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > 5) return false;
  const { code, originalCode, kind, message, cause, meta } = error as Record<string, unknown>;
  if ([code, originalCode, kind].some((sign) => SIGNS.has(sign))) return true;
  if (typeof message === "string" && MESSAGES.test(message)) return true;
  const adapterError =
    typeof meta === "object" && meta !== null && "driverAdapterError" in meta && meta.driverAdapterError;
  return isDatabaseUnavailable(cause, depth + 1) || isDatabaseUnavailable(adapterError, depth + 1);
}
