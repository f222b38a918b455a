import "server-only";

/** Prisma: unreachable, timed out, closed, no free connection in the pool, too many connections. */
const PRISMA_CODES = ["P1001", "P1002", "P1008", "P1011", "P1017", "P2024", "P2037"];

/** Node's sockets. */
const SOCKET_CODES = ["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EPIPE", "EHOSTUNREACH"];

/** Postgres, appendix A: connection exceptions (class 08), too many connections, shutting down, starting up. */
const POSTGRES_CODES = ["08000", "08001", "08003", "08004", "08006", "53300", "57P01", "57P02", "57P03"];

const CODES = new Set([...PRISMA_CODES, ...SOCKET_CODES, ...POSTGRES_CODES]);

/** The pool of `pg` says these without a code. */
const POOL_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/;

/** Whether an error means that the database cannot be asked now, so that the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > 5) return false;
  const { code, originalCode, message, cause, meta } = error as Record<string, unknown>;
  if (CODES.has(String(code)) || CODES.has(String(originalCode))) return true;
  if (typeof message === "string" && POOL_MESSAGES.test(message)) return true;
  const adapterError = typeof meta === "object" && meta !== null && "driverAdapterError" in meta && meta.driverAdapterError;
  return isDatabaseUnavailable(cause, depth + 1) || isDatabaseUnavailable(adapterError, depth + 1);
}
