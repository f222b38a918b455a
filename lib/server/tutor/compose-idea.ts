import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { wordIdea } from "#lib/wording/idea.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";

/** The sentence of our lessons that answers what was asked, with the lesson beside it. */
export async function composeIdea(
  { locale }: OpenTurn,
  { question }: Extract<Act, { kind: "idea" }>,
  live: LiveReply,
): Promise<Reply> {
  return { ...sayAlone(wordIdea(question, await replyWords(locale)), live), charge: "counted" };
}
