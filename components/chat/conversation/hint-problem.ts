import type { Card } from "#lib/cards/card.ts";
import { splitFileBlocks } from "#lib/contracts/file-blocks.ts";
import { cardOf } from "#lib/contracts/card-of.ts";
import type { Message } from "#lib/contracts/chat.ts";

/** Shorter messages of a student are hardly a problem. */
const PROBLEM_LENGTH = 20;

type HintProblem = { problem: string; questionId?: string };

/**
 * The problem that a hint is wanted for when none is typed: the latest question or solved problem of the tutor, else the
 * student's latest message that is long enough to be one, or came with files: these go by their names where nothing is
 * said of them. `request` is what an earlier request for a hint begins with, before its problem.
 */
export function findHintProblem(messages: readonly Message[], request: string): HintProblem | null {
  const asked = messages
    .map(cardOf)
    .map((card) => (card === null ? null : problemOf(card)))
    .findLast((problem) => problem !== null);
  if (asked) return asked;
  const typed = messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => splitFileBlocks(content.startsWith(request) ? content.slice(request.length) : content));
  const latest = typed.findLast(({ text, files }) => text.length > PROBLEM_LENGTH || files.length > 0);
  if (latest === undefined) return null;
  return { problem: latest.text === "" ? latest.files.join(", ") : latest.text };
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
    case "picture_reading":
      return null;
  }
}
