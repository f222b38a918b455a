import type { Card } from "#lib/cards/card.ts";
import { cardOf } from "#lib/contracts/card-of.ts";
import type { Message } from "#lib/contracts/chat.ts";

/** Shorter messages of a student are hardly a problem. */
const PROBLEM_LENGTH = 20;

export type HintProblem = { problem: string; questionId?: string };

/**
 * The problem that a hint is wanted for when none is typed: the latest question or solved problem of the tutor, else the
 * student's latest message that is long enough to be one.
 */
export function findHintProblem(messages: readonly Message[]): HintProblem | null {
  const asked = messages.map(cardOf).map((card) => (card === null ? null : problemOf(card))).findLast((problem) => problem !== null);
  if (asked) return asked;
  const typed = messages.findLast(({ role, content }) => role === "user" && content.length > PROBLEM_LENGTH);
  return typed === undefined ? null : { problem: typed.content };
}

function problemOf(card: Card): HintProblem | null {
  switch (card.type) {
    case "practice_question":
    case "mcq_question":
      return { problem: card.question, ...(card.questionId === null ? {} : { questionId: card.questionId }) };
    case "step_solution":
      return { problem: card.problem };
    case "answer_evaluation":
    case "concept_explanation":
      return null;
  }
}
