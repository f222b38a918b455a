"use client";

import { useEffect, useState, useSyncExternalStore } from "react";

/** A part of the application that is fetched when it is first wanted, and then there for the whole page. */
export type Late<Part> = {
  readonly find: () => Part | null;
  readonly load: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
};

export function late<Part>(fetchPart: () => Promise<Part>): Late<Part> {
  const listeners = new Set<() => void>();
  let part: Part | null = null;
  return {
    find: () => part,
    load: async () => {
      if (part !== null) return;
      part = await fetchPart();
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type LateOptions = { isWanted?: boolean; onFailure?: (error: unknown) => void };

/**
 * The part, or null until it is there. Not React's own way to load late, which breaks the screen where the network fails,
 * and never tries again: here the next to want it does.
 */
export function useLate<Part>(late: Late<Part>, { isWanted = true, onFailure = warn }: LateOptions = {}) {
  const { find, load, subscribe } = late;
  const part = useSyncExternalStore(subscribe, find, () => null);
  const [failed, setFailed] = useState<Late<Part> | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    let isStillWanted = true;
    load().catch((error: unknown) => {
      if (!isStillWanted) return;
      setFailed(late);
      onFailure(error);
    });
    return () => {
      isStillWanted = false;
    };
  }, [isMissing, late, load, onFailure]);
  return { part, hasFailed: part === null && failed === late };
}

function warn(error: unknown): void {
  console.warn("A part of the page could not be fetched", error);
}
