import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import { addSuggestions, suggest } from "#lib/wording/suggesting.ts";
import { markToldQuestions } from "../practice/told-questions.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { showAlone } from "./say-alone.ts";

/** All parts of an exercise, each from what was given or came out before it; a part that is not understood is named. */
export async function composeHomework(
  { studentId, locale }: OpenTurn,
  { text, parts }: Extract<Act, { kind: "homework" }>,
  live: LiveReply,
): Promise<Reply> {
  const words = await replyWords(locale);
  const solutions = parts.flatMap(({ letter, solution }) => (solution === null ? [] : [{ ...solution, part: letter }]));
  const skipped = parts.flatMap(({ letter, solution }, index) =>
    solution === null ? [{ problemNumber: index + 1, part: letter, issue: null }] : [],
  );
  await markToldQuestions(studentId, { text, solutions });
  const shown = showAlone(assembleStepSolution(text, solutions, words, skipped), live);
  const next = addSuggestions(shown.content, [suggest("chat", words.t("tutor.guided.asks.guide"))]);
  return { ...shown, suggestions: next.suggestions };
}
