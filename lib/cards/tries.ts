import type { QuestionCard } from "./card.ts";
import type { Try } from "./practice-question.ts";

/** More answers to one question than anybody tries who still thinks about it. */
export const MOST_TRIES = 10;

/** The answers to a question that were marked, oldest first. One that could not be read is none. */
export function listTries(card: QuestionCard): Try[] {
  const { studentAnswer, evaluation } = card;
  const earlier = card.type === "practice_question" ? (card.earlier ?? []) : [];
  if (evaluation === null || evaluation.verdict === "ungradable") return [...earlier];
  return [...earlier, { studentAnswer: studentAnswer ?? "", evaluation }];
}

/**
 * Whether another answer would be marked. A choice is made once. A free answer may be tried again until it is right, where
 * the question is on record.
 */
export function takesAnswer(card: QuestionCard): boolean {
  const tries = listTries(card);
  const last = tries.at(-1);
  if (last === undefined) return true;
  const mayTryAgain = card.type === "practice_question" && card.questionId !== null;
  return mayTryAgain && last.evaluation.verdict !== "correct" && tries.length < MOST_TRIES;
}

/** The card with one more answer, which is now its own; those that were marked before it stay. */
export function withAnswer(card: QuestionCard, answer: Try): QuestionCard {
  const earlier = listTries(card);
  if (card.type === "mcq_question" || earlier.length === 0) return { ...card, ...answer };
  return { ...card, ...answer, earlier };
}
