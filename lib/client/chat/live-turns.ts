"use client";

import { useSyncExternalStore } from "react";
import type { LiveTurn } from "./live-turn.ts";

const turns = new Map<string, LiveTurn>();
const listeners = new Set<() => void>();

/** The turns under way, by session: they go on while another session is on the screen. */
export const liveTurns = {
  find: (sessionId: string): LiveTurn | null => turns.get(sessionId) ?? null,
  set(sessionId: string, turn: LiveTurn): void {
    turns.set(sessionId, turn);
    notify();
  },
  clear(sessionId: string): void {
    turns.delete(sessionId);
    notify();
  },
};

export function useLiveTurn(sessionId: string): LiveTurn | null {
  return useSyncExternalStore(
    subscribe,
    () => liveTurns.find(sessionId),
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
