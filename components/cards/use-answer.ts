"use client";

import { useState } from "react";
import type { QuestionCard } from "#lib/cards/card.ts";
import { isAnswered } from "#lib/cards/is-answered.ts";
import { listTries, takesAnswer } from "#lib/cards/tries.ts";
import { useAnswerDraft } from "#lib/client/chat/use-answer-draft.ts";
import { type SubmittedAnswer, useCardActions } from "./card-actions.ts";

/** The answer to a question, from the first letter until its mark is on the card. */
export function useAnswer(card: QuestionCard) {
  const actions = useCardActions();
  const tries = listTries(card).length;
  // Another try is opened by whoever wants it, and is over once it is marked.
  const [openTry, setOpenTry] = useState<number | null>(null);
  const isTrying = openTry === tries;
  const isUnread = card.evaluation?.verdict === "ungradable" && takesAnswer(card);
  const isLocked = isAnswered(card) && !isTrying && !isUnread;
  const [text, setText] = useAnswerDraft(card.questionId, isLocked, card.studentAnswer ?? "");
  const [isEvaluating, setEvaluating] = useState(false);
  const [marksHere, setMarksHere] = useState(0);

  function tryAgain() {
    setText("");
    setOpenTry(tries);
    actions?.tryAgain(card);
  }

  async function submit(answer: SubmittedAnswer): Promise<boolean> {
    if (actions === null || isEvaluating || isLocked) return false;
    setEvaluating(true);
    const isMarked = await actions.evaluate(card, answer);
    setEvaluating(false);
    if (isMarked) setMarksHere((count) => count + 1);
    return isMarked;
  }

  /** `marksHere`: how many marks came while the card was on the screen; an answer that could not be read has one, too. */
  return { text, setText, submit, tryAgain, isTrying, isLocked, isEvaluating, marksHere, actions };
}
