import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import type { Turn } from "#lib/contracts/chat.ts";
import { isDatabaseUnavailable } from "../db/unavailable.ts";
import { log } from "../http/log.ts";
import { closeTurn, findClosed, LeaseLost, type Reply } from "./close-turn.ts";
import type { OpenTurn } from "./open-turn.ts";

/** With the longest turn as long as its use is held for it (`usage/credit.ts`). */
const PATIENCE_MILLISECONDS = 50_000;

const FIRST_PAUSE_MILLISECONDS = 100;
const LONGEST_PAUSE_MILLISECONDS = 2_000;

/**
 * Closes a turn once the database can be asked: what a student has read must not be lost because it is away at that moment.
 * The lease, which is to be kept meanwhile, is taken again as soon as it is back. A try whose answer was lost may have
 * stored all there was to store, and charged for it: the next one finds that.
 */
export async function closeWhenPossible(turn: OpenTurn, reply: Reply): Promise<Turn> {
  const end = Date.now() + PATIENCE_MILLISECONDS;
  let hasTried = false;
  for (let pause = FIRST_PAUSE_MILLISECONDS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS)) {
    try {
      return await close(turn, reply, hasTried);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() + pause > end) throw error;
      if (!hasTried) log("warn", "reply waits for the database", { replyId: turn.replyId });
      hasTried = true;
    }
    await delay(pause);
  }
}

async function close(turn: OpenTurn, reply: Reply, hasTried: boolean): Promise<Turn> {
  try {
    return await closeTurn(turn, reply);
  } catch (error) {
    const closed = hasTried && error instanceof LeaseLost ? await findClosed(turn, reply) : null;
    if (closed === null) throw error;
    return closed;
  }
}
