// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { resetSettings, updateSettings } from "../settings.ts";
import { useAnswerDraft } from "./use-answer-draft.ts";
import { createDraft, useDraft } from "./use-draft.ts";

beforeEach(() => {
  window.sessionStorage.clear();
  resetSettings();
});

afterEach(cleanup);

function useOwnDraft() {
  const [draft] = useState(() => createDraft("user"));
  return useDraft(draft);
}

/** What somebody typed into both, and what is there after a reload. */
function typeAndReload() {
  const draft = renderHook(useOwnDraft);
  const answer = renderHook(() => useAnswerDraft("question", false, ""));
  act(() => draft.result.current[1]("Half a question"));
  act(() => answer.result.current[1]("Half an answer"));
  cleanup();
  return [
    renderHook(useOwnDraft).result.current[0],
    renderHook(() => useAnswerDraft("question", false, "")).result.current[0],
  ];
}

test("[SET-06] auto-save keeps the unsent message and the unsubmitted answer", () => {
  expect(typeAndReload()).toEqual(["Half a question", "Half an answer"]);
});

test("[SET-06] without it nothing is kept", () => {
  updateSettings({ autoSaveProgress: false });
  expect(typeAndReload()).toEqual(["", ""]);
});

test("[SET-06] switching it off forgets what was kept, and not what is being written", () => {
  const { result } = renderHook(useOwnDraft);
  act(() => result.current[1]("Half a question"));
  expect(window.sessionStorage.length).toBe(1);
  act(() => updateSettings({ autoSaveProgress: false }));
  expect(window.sessionStorage.length).toBe(0);
  expect(result.current[0]).toBe("Half a question");
});
