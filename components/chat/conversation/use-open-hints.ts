"use client";

import { useCallback, useState } from "react";
import { isAnswered } from "#lib/cards/is-answered.ts";
import { takesAnswer } from "#lib/cards/tries.ts";
import type { HintSubject } from "#lib/client/chat/use-hints.ts";
import { getSettings } from "#lib/client/settings.ts";
import type { Message } from "#lib/contracts/chat.ts";

/** From here on the hints lie beside the conversation; on a narrower screen they would take the place of the input. */
const WIDE_SCREEN = "(min-width: 64rem)";

/**
 * The problem whose hints are open: one that they were asked for or, for whoever has set it so, the question that has just
 * come. Null when they are closed, as they are once the question takes no more answers: there is nothing left to hint at.
 */
export function useOpenHints(messages: readonly Message[], isLive: boolean) {
  const [hints, setHints] = useState<{ subject: HintSubject; isAskedFor: boolean } | null>(null);
  const ask = useCallback((subject: HintSubject) => setHints({ subject, isAskedFor: true }), []);
  const close = useCallback(() => setHints(null), []);

  const [wasLive, setWasLive] = useState(isLive);
  if (wasLive !== isLive) {
    setWasLive(isLive);
    const subject = isLive ? null : findOpenQuestion(messages.at(-1));
    if (subject !== null && mayOpen()) setHints({ subject, isAskedFor: false });
  }

  if (hints !== null && isSettledIn(messages, hints.subject)) setHints(null);

  return { hints, ask, close };
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
