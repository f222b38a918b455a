"use client";

import { createContext, useContext } from "react";
import type { QuestionCard } from "#lib/cards/card.ts";

/** An answer to be marked: what was written or chosen, and the solution where the card itself knows it. */
export type SubmittedAnswer = { text: string; studentAnswer: string; correctSolution?: string };

/** What a card can ask of the conversation that it stands in. */
export type CardActions = {
  /** A reply is being written: until it is there, nothing new can be asked of the chat. */
  isBusy: boolean;
  /** Has an answer marked. False when that failed, which the person has been told then. */
  evaluate: (card: QuestionCard, answer: SubmittedAnswer) => Promise<boolean>;
  solve: (card: QuestionCard) => void;
  showHints: (card: QuestionCard) => void;
  /** Another try at the question has been opened on its card. */
  tryAgain: (card: QuestionCard) => void;
  generateSimilar: (card: QuestionCard) => void;
  /** Asks for the lesson on a concept, by its name. */
  explain: (concept: string) => void;
  /** Sends a text as if it had been typed. */
  send: (text: string) => void;
};

const CardActionsContext = createContext<CardActions | null>(null);

export const CardActionsProvider = CardActionsContext.Provider;

/** Null outside of a conversation: a card is then only read. */
export function useCardActions(): CardActions | null {
  return useContext(CardActionsContext);
}
