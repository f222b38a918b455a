import type { Card } from "../cards/card.ts";

/** A message as it is understood: who said it, its words without its files, and its card. */
export type Said = {
  readonly role: "user" | "assistant";
  readonly text: string;
  readonly hasFiles: boolean;
  readonly card: Card | null;
};

/** The problem that a hint is for; `questionId` where it is a question on record. */
export type HintSubject = { readonly problem: string; readonly questionId?: string };

/** Shorter messages of a student are hardly a problem. */
const PROBLEM_LENGTH = 20;

/**
 * What a hint is wanted for when no problem is named with the wish: the latest question or solved problem of the tutor, else
 * the student's latest message that is long enough to be a problem and is one, or came with files.
 */
export function findHintSubject(said: readonly Said[], isProblem: (text: string) => boolean): HintSubject | null {
  const asked = said
    .map(({ card }) => (card === null ? null : subjectOf(card)))
    .findLast((subject) => subject !== null);
  if (asked) return asked;
  const own = said.findLast(
    ({ role, text, hasFiles }) => role === "user" && (hasFiles || (text.length > PROBLEM_LENGTH && isProblem(text))),
  );
  return own === undefined ? null : { problem: own.text };
}

/** The problem that a card poses or solves. */
export function subjectOf(card: Card): HintSubject | null {
  switch (card.type) {
    case "practice_question":
    case "mcq_question":
      return { problem: card.question, ...(card.questionId === null ? {} : { questionId: card.questionId }) };
    case "step_solution":
      return { problem: card.problem };
    case "guided_solution":
      return { problem: card.problem, ...(card.questionId === null ? {} : { questionId: card.questionId }) };
    case "answer_evaluation":
    case "concept_explanation":
    case "lesson":
    case "picture_reading":
    case "problem_reading":
      return null;
  }
}
