// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";
import { createDraft, useDraft } from "./use-draft.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

test("[I18N-02] what was typed stays stored while the page is taken over: a reload at that moment finds it", () => {
  writeDraft("ada", "molar mass of");
  const removal = vi.spyOn(Storage.prototype, "removeItem");
  const { result } = renderHook(() => useDraft(createDraft("ada")));
  expect(removal).not.toHaveBeenCalled();
  expect(result.current[0]).toBe("molar mass of");
  expect(readDraft("ada")).toBe("molar mass of");
});
