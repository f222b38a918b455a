import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { wordRole } from "#lib/wording/role.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";

/** What is oxidized, reduced or falls out in the reaction before: it belongs to a solution that was paid for. */
export async function composeRole(
  { locale }: OpenTurn,
  { answer }: Extract<Act, { kind: "role" }>,
  live: LiveReply,
): Promise<Reply> {
  const said = sayAlone(wordRole(answer, await replyWords(locale)), live);
  return { ...said, provenance: { ...said.provenance, check: "verified" }, charge: "free" };
}
