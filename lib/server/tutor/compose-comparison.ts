import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { wordComparison } from "#lib/wording/comparison.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";

/** Which of the two answers before is more: both were paid for. */
export async function composeComparison(
  { locale }: OpenTurn,
  { comparison }: Extract<Act, { kind: "comparison" }>,
  live: LiveReply,
): Promise<Reply> {
  const said = sayAlone(wordComparison(comparison, await replyWords(locale)), live);
  return { ...said, provenance: { ...said.provenance, check: "verified" }, charge: "free" };
}
