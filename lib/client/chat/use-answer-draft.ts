"use client";

import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from "react";
import { useSettings } from "../settings.ts";
import { readStoredValue, removeStoredValue, writeStoredValue } from "../stored-value.ts";

/**
 * The answer to a question until it is marked: it outlives a reload, unless the settings say that nothing is to be kept.
 * Where nothing was written yet it begins as `initial`. A question that is not on record has no draft.
 */
export function useAnswerDraft(
  questionId: string | null,
  isMarked: boolean,
  initial: string,
): [string, Dispatch<SetStateAction<string>>] {
  const key = questionId === null ? null : (`atomcoach.answer.${questionId}` as const);
  const [text, setText] = useState(initial);
  useLayoutEffect(() => {
    const draft = key === null ? null : readStoredValue(key);
    // oxlint-disable-next-line react/set-state-in-effect -- the server, which may draw it first, knows of no drafts
    if (draft !== null) setText(draft);
  }, [key]);
  const { autoSaveProgress } = useSettings();
  useEffect(() => {
    if (key === null) return;
    if (isMarked || !autoSaveProgress || text === "") removeStoredValue(key);
    else writeStoredValue(key, text);
  }, [key, isMarked, text, autoSaveProgress]);
  return [text, setText];
}
