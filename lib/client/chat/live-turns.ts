"use client";

import { useSyncExternalStore } from "react";
import type { LiveTurn } from "./live-turn.ts";

const turns = new Map<string, LiveTurn>();
const listeners = new Set<() => void>();
let frame: number | null = null;

/** The turns under way, by session: they go on while another session is on the screen. */
export const liveTurns = {
  find: (sessionId: string): LiveTurn | null => turns.get(sessionId) ?? null,
  /** What that turn has become; null when it is over, though another may have followed. */
  findLater(sessionId: string, turn: LiveTurn): LiveTurn | null {
    const current = liveTurns.find(sessionId);
    return current?.opening === turn.opening ? current : null;
  },
  set(sessionId: string, turn: LiveTurn): void {
    turns.set(sessionId, turn);
    notify();
  },
  /** As `set`, for a reply that grows: of what comes faster than the screen is drawn, only the last is shown. */
  grow(sessionId: string, turn: LiveTurn): void {
    turns.set(sessionId, turn);
    if (document.hidden) notify();
    else frame ??= requestAnimationFrame(notify);
  },
  /** Ends that turn; one that has followed it goes on. */
  clear(sessionId: string, turn: LiveTurn): void {
    if (liveTurns.findLater(sessionId, turn) === null) return;
    turns.delete(sessionId);
    notify();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Whether a reply is under way, for whoever need not follow it. */
export function useIsReplying(sessionId: string): boolean {
  return useSyncExternalStore(
    liveTurns.subscribe,
    () => liveTurns.find(sessionId) !== null,
    () => false,
  );
}

function notify(): void {
  if (frame !== null) cancelAnimationFrame(frame);
  frame = null;
  for (const listener of listeners) listener();
}
