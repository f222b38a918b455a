import "server-only";
import type { Act } from "#lib/conversation/act.ts";
import { answerFact } from "#lib/facts/answer-fact.ts";
import { assembleDrawn } from "#lib/wording/drawn-card.ts";
import { wordFact } from "#lib/wording/fact.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import { wordUnrecognised } from "#lib/wording/unrecognised.ts";
import type { Reply } from "./close-turn.ts";
import { detectIntent } from "./detect-intent.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { sayAlone, showAlone } from "./say-alone.ts";

/** What the engine knows of an element or a substance: with its steps where there are some, else in a sentence; or a drawing. */
export async function composeFact(
  { locale, request }: OpenTurn,
  { question }: Extract<Act, { kind: "fact" }>,
  live: LiveReply,
): Promise<Reply> {
  const words = await replyWords(locale);
  const { text } = detectIntent(request);
  const answer = answerFact(question, locale);
  if (answer === null) return { ...sayAlone(wordUnrecognised(words), live), charge: "free" };
  if (answer.kind === "solved") return showAlone(assembleStepSolution(text, answer.solutions, words), live);
  if (answer.kind === "drawn") return showAlone(assembleDrawn(text, answer, words), live);
  const isKnown = answer.kind === "told";
  return {
    ...sayAlone(wordFact(answer, question, words), live),
    provenance: { writer: "tutor", check: isKnown ? "verified" : null, notice: null },
    charge: isKnown ? "counted" : "free",
  };
}
