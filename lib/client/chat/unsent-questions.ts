"use client";

import { useSyncExternalStore } from "react";
import type { Question } from "./turns.ts";

/** A question that the server did not take, and what it or the network said. */
export type UnsentQuestion = { question: Question; error: unknown };

const unsent = new Map<string, UnsentQuestion>();
const listeners = new Set<() => void>();

/** The question of each session that could not be sent, until one is: it waits while another session is on the screen. */
export const unsentQuestions = {
  find: (sessionId: string): UnsentQuestion | null => unsent.get(sessionId) ?? null,
  keep(sessionId: string, question: UnsentQuestion): void {
    unsent.set(sessionId, question);
    notify();
  },
  drop(sessionId: string): void {
    if (unsent.delete(sessionId)) notify();
  },
};

export function useUnsentQuestion(sessionId: string): UnsentQuestion | null {
  return useSyncExternalStore(
    subscribe,
    () => unsentQuestions.find(sessionId),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
