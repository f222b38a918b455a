import type { Card } from "#lib/cards/card.ts";

export type McqCard = Extract<Card, { type: "mcq_question" }>;

export type Judgement = { isCorrect: boolean; score: 0 | 100 };

/** What can be said at once, before the server's mark. */
export function judgeChoice({ correctAnswer, evaluation }: McqCard, choiceId: string | null): Judgement {
  const isCorrect = evaluation?.isCorrect ?? choiceId === correctAnswer;
  return { isCorrect, score: isCorrect ? 100 : 0 };
}
