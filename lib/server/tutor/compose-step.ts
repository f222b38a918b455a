import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { wordStep } from "#lib/wording/step-again.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";

/** A step of the solution before it once more, with its reason: what was paid for is told as often as it is asked. */
export async function composeStep(
  { locale }: OpenTurn,
  { step }: Extract<Act, { kind: "step" }>,
  live: LiveReply,
): Promise<Reply> {
  return {
    ...sayAlone(wordStep(step, await replyWords(locale)), live),
    provenance: { writer: "tutor", check: "verified", notice: null },
    charge: "free",
  };
}
