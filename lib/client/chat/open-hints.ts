import type { QuestionCard } from "../../cards/card.ts";
import { takesAnswer } from "../../cards/tries.ts";
import type { Message } from "../../contracts/chat.ts";
import { getSettings } from "../settings.ts";
import type { HintSubject } from "./use-hints.ts";

/** The problem whose hints are open: `isAskedFor`, or by themselves with another try at its question. */
export type OpenHints = { readonly subject: HintSubject; readonly isAskedFor: boolean };

/** From here on the hints lie beside the conversation; on a narrower screen they would take the place of the input. */
const WIDE_SCREEN = "(min-width: 64rem)";

/** The hints of a question whose button was pressed. */
export const askedHints = (card: QuestionCard): OpenHints => ({ subject: subjectOf(card), isAskedFor: true });

/**
 * The open hints when a question is tried again: its own, for whoever has set it so. Not before: a question that has just
 * come is there to be thought about, and a first answer that was wrong is what help can no longer make worth less.
 */
export function openForAnotherTry(hints: OpenHints | null, card: QuestionCard): OpenHints | null {
  const subject = subjectOf(card);
  return mayOpen() && !isOpen(hints, subject) ? { subject, isAskedFor: false } : hints;
}

/** The open hints, closed once their question takes no more answers: there is nothing left to hint at. */
export function closeAnswered(
  hints: OpenHints | null,
  { messages }: { readonly messages: readonly Message[] },
): OpenHints | null {
  return hints !== null && isSettledIn(messages, hints.subject) ? null : hints;
}

function mayOpen(): boolean {
  return getSettings().showHintsAutomatically && window.matchMedia(WIDE_SCREEN).matches;
}

function isSettledIn(messages: readonly Message[], { questionId }: HintSubject): boolean {
  const card = questionId === null ? null : messages.findLast(({ id }) => id === questionId)?.metadata;
  return card !== null && card !== undefined && "evaluation" in card && "questionId" in card && !takesAnswer(card);
}

const subjectOf = ({ question, questionId }: QuestionCard): HintSubject => ({ problem: question, questionId });

function isOpen(hints: OpenHints | null, { problem, questionId }: HintSubject): boolean {
  return hints !== null && hints.subject.problem === problem && hints.subject.questionId === questionId;
}
