"use client";

import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { readStoredValue, removeStoredValue, writeStoredValue } from "../stored-value.ts";

/**
 * The answer to a question until it is marked: it outlives a reload. Where nothing was written yet it begins as
 * `initial`. A question that is not on record has no draft.
 */
export function useAnswerDraft(
  questionId: string | null,
  isMarked: boolean,
  initial: string,
): [string, Dispatch<SetStateAction<string>>] {
  const key = questionId === null ? null : (`atomcoach.answer.${questionId}` as const);
  const [text, setText] = useState(() => (key === null ? null : readStoredValue(key)) ?? initial);
  useEffect(() => {
    if (key === null) return;
    if (isMarked || text === "") removeStoredValue(key);
    else writeStoredValue(key, text);
  }, [key, isMarked, text]);
  return [text, setText];
}
