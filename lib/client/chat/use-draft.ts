"use client";

import { type Dispatch, type SetStateAction, useEffect, useSyncExternalStore } from "react";
import { useSettings } from "../settings.ts";
import { readDraft, writeDraft } from "./draft.ts";

/** What stands in the input. It outlives the session on the screen, and only the input is drawn again when it changes. */
export type Draft = {
  readonly userId: string;
  readonly read: () => string;
  readonly write: Dispatch<SetStateAction<string>>;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createDraft(userId: string): Draft {
  const listeners = new Set<() => void>();
  let text = readDraft(userId);
  return {
    userId,
    read: () => text,
    write: (next) => {
      text = typeof next === "function" ? next(text) : next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The draft's text, and how it is changed. In this tab it outlives a reload, a change of language, and signing in again,
 * unless the settings say that nothing is to be kept.
 */
export function useDraft({ userId, read, write, subscribe }: Draft): [string, Draft["write"]] {
  const text = useSyncExternalStore(subscribe, read, read);
  const { autoSaveProgress } = useSettings();
  useEffect(() => writeDraft(userId, autoSaveProgress ? text : ""), [userId, text, autoSaveProgress]);
  return [text, write];
}
