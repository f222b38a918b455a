import type { Card, QuestionCard } from "../cards/card.ts";
import { isAnswered } from "../cards/is-answered.ts";
import { takesAnswer } from "../cards/tries.ts";
import type { Expected } from "../grading/expected.ts";

/** The question that an answer without a name is the answer to, and what it expects. */
export type OpenQuestion = { readonly card: QuestionCard; readonly expected: Expected };

/**
 * The card of the question that a conversation leaves open, if any: the latest on record that has no answer. One that was
 * answered wrong, and may be tried again, is open as long as no other card has come since: what is written then is about that.
 */
export function findOpenCard(cardsNewestFirst: readonly Card[]): QuestionCard | null {
  for (const [index, card] of cardsNewestFirst.entries()) {
    if (card.type !== "practice_question" && card.type !== "mcq_question") continue;
    if (card.questionId === null || !takesAnswer(card)) continue;
    if (index === 0 || !isAnswered(card)) return card;
  }
  return null;
}
