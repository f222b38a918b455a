import type { Card } from "#lib/cards/card.ts";

/** The cards that ask something. */
export type QuestionCard = Extract<Card, { type: "practice_question" | "mcq_question" }>;

/** Whether the answer stands: one that could not be read leaves the question open. */
export function isAnswered({ evaluation }: Pick<QuestionCard, "evaluation">): boolean {
  return evaluation !== null && evaluation.verdict !== "ungradable";
}
