import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { wordAgain } from "#lib/wording/again.ts";
import { markToldQuestions } from "../practice/told-questions.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { showAlone } from "./say-alone.ts";

/** The problem before, changed or asked for something else, as a card of its own: the engine's alone, also where there is a model. */
export async function composeAgain(
  { locale, studentId }: OpenTurn,
  { again }: Extract<Act, { kind: "again" }>,
  live: LiveReply,
): Promise<Reply> {
  const card = wordAgain(again, await replyWords(locale));
  await markToldQuestions(studentId, { text: again.problem, solutions: card.facts });
  return showAlone(card, live);
}
