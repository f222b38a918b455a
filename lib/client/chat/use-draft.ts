"use client";

import { type Dispatch, type SetStateAction, useEffect, useSyncExternalStore } from "react";
import type { SendMessage } from "../../contracts/chat.ts";
import type { UploadResult } from "../../contracts/uploads.ts";
import { useSettings } from "../settings.ts";
import { readDraft, writeDraft } from "./draft.ts";
import { useBrowserValue } from "../use-is-awake.ts";

/** A value that outlives what shows it; only that is drawn again when it changes. */
type Held<Value> = {
  readonly read: () => Value;
  readonly write: Dispatch<SetStateAction<Value>>;
  readonly subscribe: (listener: () => void) => () => void;
};

/** What stands in the input, and the files that go with it. They outlive the session on the screen. */
export type Draft = Held<string> & { readonly userId: string; readonly files: Held<readonly UploadResult[]> };

export function createDraft(userId: string): Draft {
  return { userId, ...hold(readDraft(userId)), files: hold<readonly UploadResult[]>([]) };
}

function hold<Value extends string | readonly unknown[]>(start: Value): Held<Value> {
  const listeners = new Set<() => void>();
  let value = start;
  return {
    read: () => value,
    write: (next) => {
      value = typeof next === "function" ? next(value) : next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Takes out of a draft what was sent of it: meanwhile another session may have come to the screen, and other words into the input. */
export function takeSent(
  { write, files }: Draft,
  { content, attachedFiles = [] }: Pick<SendMessage, "content" | "attachedFiles">,
) {
  write((current) => (current === content ? "" : current));
  files.write((current) => current.filter(({ uploadURL }) => !attachedFiles.includes(uploadURL)));
}

/**
 * The draft's text, and how it is changed. In this tab it outlives a reload, a change of language, and signing in again,
 * unless the settings say that nothing is to be kept.
 */
export function useDraft({ userId, read, write, subscribe }: Draft): [string, Draft["write"]] {
  const text = useBrowserValue(subscribe, read, "");
  const { autoSaveProgress } = useSettings();
  useEffect(() => {
    // Until the page is awake nothing is drawn of it: that is not to be kept, or a reload at that moment would lose it.
    if (text === read()) writeDraft(userId, autoSaveProgress ? text : "");
  }, [userId, read, text, autoSaveProgress]);
  return [text, write];
}

/** The files of the draft, and how they are changed. */
export function useDraftFiles({
  files: { read, write, subscribe },
}: Draft): [readonly UploadResult[], Draft["files"]["write"]] {
  return [useSyncExternalStore(subscribe, read, read), write];
}
