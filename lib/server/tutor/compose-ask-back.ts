import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { wordAskBack } from "#lib/wording/ask-back.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";

/** What is missing is asked for, free of charge. */
export async function composeAskBack(
  { locale }: OpenTurn,
  { about }: Extract<Act, { kind: "ask-back" }>,
  live: LiveReply,
): Promise<Reply> {
  return { ...sayAlone(wordAskBack(about, await replyWords(locale)), live), charge: "free" };
}
