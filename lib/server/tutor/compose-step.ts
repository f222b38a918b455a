import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { wordOutline, wordStep, wordSymbol } from "#lib/wording/step-again.ts";
import { wordTrend } from "#lib/wording/trend.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";

/** A step of the solution before it once more, with its reason, or all of it in few words: what was paid for is told as often as it is asked. */
export async function composeStep(
  { locale }: OpenTurn,
  act: Extract<Act, { kind: "step" | "symbol" | "trend" | "outline" }>,
  live: LiveReply,
): Promise<Reply> {
  const words = await replyWords(locale);
  const said =
    act.kind === "step"
      ? wordStep(act.step, act.constant, words)
      : act.kind === "symbol"
        ? wordSymbol(act.asked, words)
        : act.kind === "trend"
          ? wordTrend(act.trend, words)
          : wordOutline(act.solution, words);
  return {
    ...sayAlone(said, live),
    provenance: { writer: "tutor", check: "verified", notice: null },
    charge: "free",
  };
}
