import type { McqQuestionCard } from "#lib/cards/mcq-question.ts";

export type Judgement = { isCorrect: boolean; score: 0 | 100 };

/** What can be said at once, before the server's mark. */
export function judgeChoice({ correctAnswer, evaluation }: McqQuestionCard, choiceId: string | null): Judgement {
  const isCorrect = evaluation?.isCorrect ?? choiceId === correctAnswer;
  return { isCorrect, score: isCorrect ? 100 : 0 };
}
