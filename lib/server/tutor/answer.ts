import "server-only";
import { errorBody } from "../http/error-response.ts";
import { describeError, log } from "../http/log.ts";
import { inSpan } from "../telemetry/in-span.ts";
import { closeTurn, LeaseLost, type Reply } from "./close-turn.ts";
import { closeWhenPossible } from "./close-when-possible.ts";
import { compose, type TutorDeps } from "./compose.ts";
import { keepLease } from "./lease.ts";
import { type LiveReply, withLiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { summariseSession } from "./summarise-session.ts";

/**
 * Answers an opened turn: the one straight path of every request, with a model or without.
 * The reply ends with exactly one `closed` or `failed` event, whether or not anybody still listens. What the session's next
 * turns profit from comes after it.
 */
export function answer(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<void> {
  const { replyId, locale, request } = turn;
  return inSpan(
    "tutor.turn",
    { "tutor.reply": replyId, "tutor.type": request.type, "tutor.locale": locale },
    async (span) => {
      const reply = await withLiveReply(live, () => write(turn, deps, live));
      span.setAttributes({
        "tutor.state": reply?.state ?? "failed",
        "tutor.writer": reply?.provenance.writer ?? "none",
        "tutor.check": reply?.provenance.check ?? "none",
      });
      // Most sessions are short, and have nothing to summarise.
      if (reply?.leftOut !== true) return;
      const { model } = await deps.chooseModel(turn.studentId);
      if (model !== null) await inSpan("tutor.summary", {}, () => summariseSession(turn.sessionId, model));
    },
  );
}

/** The reply as it was stored; null when it failed. */
async function write(turn: OpenTurn, deps: TutorDeps, live: LiveReply): Promise<Reply | null> {
  const endLease = keepLease(live, turn.leaseHolder);
  try {
    const reply = await compose(turn, deps, live);
    live.emit({ type: "closed", turn: await inSpan("tutor.close", {}, () => closeWhenPossible(turn, reply)) });
    return reply;
  } catch (error) {
    await fail(turn, live, error);
    return null;
  } finally {
    await endLease();
  }
}

/**
 * The turn ends as failed, its use given back. When even that cannot be stored, its lease runs out by itself; and whatever
 * failed in a turn that is nobody's any more, as after its session was deleted, is no fault.
 */
async function fail(turn: OpenTurn, live: LiveReply, error: unknown): Promise<void> {
  const reply: Reply = {
    state: "failed",
    content: live.text || errorBody(error, turn.locale).message,
    card: null,
    provenance: { writer: "tutor", check: null, notice: null },
    charge: "failed",
    record: null,
  };
  const closed = await closeTurn(turn, reply).catch((later: unknown) => (later instanceof LeaseLost ? later : null));
  const isLost = closed instanceof LeaseLost;
  if (!isLost) log("error", "turn failed", { replyId: turn.replyId, ...describeError(error) });
  const failure = errorBody(isLost ? closed : error, turn.locale);
  live.emit({ type: "failed", failure, turn: isLost ? null : closed });
}
