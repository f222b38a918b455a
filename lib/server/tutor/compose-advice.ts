import "server-only";
import { wordAdvice } from "#lib/wording/advice.ts";
import { getAdvice } from "../progress/get-advice.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone } from "./say-alone.ts";

/** What to learn next and why, from what the student showed so far: the same as the progress dialog says. */
export async function composeAdvice({ studentId, locale }: OpenTurn, live: LiveReply): Promise<Reply> {
  const [words, advice] = await Promise.all([replyWords(locale), getAdvice(studentId, new Date())]);
  return { ...sayAlone(wordAdvice(advice, words), live), charge: "free" };
}
