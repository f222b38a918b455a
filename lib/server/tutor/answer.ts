import "server-only";
import { errorBody } from "../http/error-response.ts";
import { describeError, log } from "../http/log.ts";
import { closeTurn, LeaseLost, type Reply } from "./close-turn.ts";
import { compose, type TutorDeps } from "./compose.ts";
import { keepLease } from "./lease.ts";
import { type LiveReply, withLiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";

/**
 * Answers an opened turn: the one straight path of every request, with a model or without.
 * It ends with exactly one `closed` or `failed` event, whether or not anybody still listens.
 */
export async function answer(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<void> {
  await withLiveReply(live, async () => {
    const endLease = keepLease(live, turn.leaseHolder);
    try {
      const reply = await compose(turn, deps, live);
      await endLease();
      live.emit({ type: "closed", turn: await closeTurn(turn, reply) });
    } catch (error) {
      await endLease();
      await fail(turn, live, error);
    }
  });
}

/** The turn ends as failed, its use given back. When even that cannot be stored, its lease runs out by itself. */
async function fail(turn: OpenTurn, live: LiveReply, error: unknown): Promise<void> {
  if (!(error instanceof LeaseLost)) log("error", "turn failed", { replyId: turn.replyId, ...describeError(error) });
  const failure = errorBody(error, turn.locale);
  const reply: Reply = {
    state: "failed",
    content: live.text || failure.message,
    card: null,
    provenance: { writer: "tutor", check: null, notice: null },
    charged: false,
    record: null,
  };
  const closed = await closeTurn(turn, reply).catch(() => null);
  live.emit({ type: "failed", failure, turn: closed });
}
