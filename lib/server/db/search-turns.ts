import "server-only";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";
import { currentPatience } from "./patience.ts";

/** A reply looks for passages in files and in materials at once. */
const AT_ONCE_EACH = 2;

/** Who waits beyond these is told to come again: a queue that is longer is not waited out by anybody. */
const MOST_WAITING = 50;
const MOST_WAITING_EACH = 8;

const RETRY_AFTER = { headers: { "Retry-After": "5" } };

type Turns = { running: string[]; waiting: { userId: string; begin: () => void }[] };

/** Next bundles each route by itself, and all of them ask one pool. */
const kept = globalThis as typeof globalThis & { atomCoachSearchTurns?: Turns };
const turns = (kept.atomCoachSearchTurns ??= { running: [], waiting: [] });

/**
 * Searches that look through much take turns, so that half of the connections are left to what takes no time. Of one person
 * only few run or wait at once. Whoever waits does so within their patience; too many get UNAVAILABLE, or
 * TOO_MANY_REQUESTS where they are one person's.
 */
export async function inSearchTurn<T>(userId: string, search: () => Promise<T>): Promise<T> {
  if (mayBegin(userId)) turns.running.push(userId);
  else await waitForTurn(userId);
  try {
    return await search();
  } finally {
    turns.running.splice(turns.running.indexOf(userId), 1);
    beginNext();
  }
}

function mayBegin(userId: string): boolean {
  const atOnce = Math.max(1, Math.floor(env().DATABASE_POOL_SIZE / 2));
  return turns.running.length < atOnce && turns.running.filter((id) => id === userId).length < AT_ONCE_EACH;
}

/** Those who have their turn by then are in `running`. */
async function waitForTurn(userId: string): Promise<void> {
  if (turns.waiting.filter((other) => other.userId === userId).length >= MOST_WAITING_EACH)
    throw new AppError("TOO_MANY_REQUESTS", {}, RETRY_AFTER);
  if (turns.waiting.length >= MOST_WAITING) throw new AppError("UNAVAILABLE", {}, RETRY_AFTER);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const own = { userId, begin: resolve };
  const end = currentPatience()?.wait((reason) => {
    const at = turns.waiting.indexOf(own);
    if (at >= 0) turns.waiting.splice(at, 1);
    reject(reason);
  });
  turns.waiting.push(own);
  try {
    await promise;
  } finally {
    end?.();
  }
}

/** The first in the queue who may: a person whose others still run lets those behind pass. */
function beginNext(): void {
  const at = turns.waiting.findIndex(({ userId }) => mayBegin(userId));
  const [next] = at < 0 ? [] : turns.waiting.splice(at, 1);
  if (next === undefined) return;
  turns.running.push(next.userId);
  next.begin();
}
