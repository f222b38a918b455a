import { isAnswered } from "../../cards/is-answered.ts";
import { takesAnswer } from "../../cards/tries.ts";
import type { Message } from "../../contracts/chat.ts";
import { getSettings } from "../settings.ts";
import type { HintSubject } from "./use-hints.ts";

/** The problem whose hints are open: `isAskedFor`, or by themselves with the question that has just come. */
export type OpenHints = { readonly subject: HintSubject; readonly isAskedFor: boolean };

type Talk = { readonly messages: readonly Message[]; readonly hints: OpenHints | null };

/** From here on the hints lie beside the conversation; on a narrower screen they would take the place of the input. */
const WIDE_SCREEN = "(min-width: 64rem)";

/** The open hints when a reply has come: those of the question that it asks, for whoever has set it so. */
export function openOnArrival({ messages, hints }: Talk): OpenHints | null {
  const subject = findOpenQuestion(messages.at(-1));
  return subject !== null && mayOpen() ? { subject, isAskedFor: false } : hints;
}

/** The open hints, closed once their question takes no more answers: there is nothing left to hint at. */
export function closeAnswered(hints: OpenHints | null, { messages }: Pick<Talk, "messages">): OpenHints | null {
  return hints !== null && isSettledIn(messages, hints.subject) ? null : hints;
}

function mayOpen(): boolean {
  return getSettings().showHintsAutomatically && window.matchMedia(WIDE_SCREEN).matches;
}

function isSettledIn(messages: readonly Message[], { questionId }: HintSubject): boolean {
  const card = questionId === null ? null : messages.findLast(({ id }) => id === questionId)?.metadata;
  return card !== null && card !== undefined && "evaluation" in card && "questionId" in card && !takesAnswer(card);
}

function findOpenQuestion(message: Message | undefined): HintSubject | null {
  const card = message?.metadata ?? null;
  if (card?.type !== "practice_question" && card?.type !== "mcq_question") return null;
  return isAnswered(card) ? null : { problem: card.question, questionId: card.questionId };
}
