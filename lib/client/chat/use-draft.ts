"use client";

import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { useSettings } from "../settings.ts";
import { readDraft, writeDraft } from "./draft.ts";

/**
 * What stands in the input. In this tab it outlives a reload, a change of language, and signing in again, unless the settings
 * say that nothing is to be kept.
 */
export function useDraft(userId: string): [string, Dispatch<SetStateAction<string>>] {
  const [text, setText] = useState(() => readDraft(userId));
  const { autoSaveProgress } = useSettings();
  useEffect(() => writeDraft(userId, autoSaveProgress ? text : ""), [userId, text, autoSaveProgress]);
  return [text, setText];
}
