import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { wordBesideCard } from "#lib/wording/beside-card.ts";
import { wordSocial } from "#lib/wording/social.ts";
import type { Reply } from "./close-turn.ts";
import { findLastCard } from "./find-last-card.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";
import { topicOf } from "./topic-of.ts";

/**
 * A sentence or two to a turn that is about no chemistry, or asks for a hint where there is nothing to hint at. It is the built-in tutor's also where there is a model: it is there at
 * once, costs nobody anything, and what is said to somebody in distress is not left to chance.
 */
export async function composeSocial(
  turn: OpenTurn,
  act: Extract<Act, { kind: "social" | "wish" | "hint" }>,
  live: LiveReply,
): Promise<Reply> {
  const [words, card] = await Promise.all([replyWords(turn.locale), findLastCard(turn)]);
  // Help is wanted with what stands there.
  const beside = act.kind === "wish" && card?.type === "step_solution" ? wordBesideCard(card, words) : null;
  const known = {
    topic: topicOf(turn, words),
    isAfterSolution: card?.type === "step_solution",
  };
  return { ...sayAlone(beside ?? wordSocial(act, known, words), live), charge: "free" };
}
