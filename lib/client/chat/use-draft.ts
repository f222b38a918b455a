"use client";

import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { readDraft, writeDraft } from "./draft.ts";

/** What stands in the input. In this tab it outlives a reload, a change of language, and signing in again. */
export function useDraft(userId: string): [string, Dispatch<SetStateAction<string>>] {
  const [text, setText] = useState(() => readDraft(userId));
  useEffect(() => writeDraft(userId, text), [userId, text]);
  return [text, setText];
}
