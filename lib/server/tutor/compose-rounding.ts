import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { wordRounding } from "#lib/wording/rounding.ts";
import { wordUnrecognised } from "#lib/wording/unrecognised.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";

/** The answer before it, rounded as it is wanted: it was paid for. */
export async function composeRounding(
  { locale }: OpenTurn,
  { card, wish }: Extract<Act, { kind: "rounding" }>,
  live: LiveReply,
): Promise<Reply> {
  const words = await replyWords(locale);
  const said = wordRounding(card, wish, words);
  if (said === null) return { ...sayAlone(wordUnrecognised(words), live), charge: "free" };
  return {
    ...sayAlone(said, live),
    provenance: { writer: "tutor", check: "verified", notice: null },
    charge: "free",
  };
}
