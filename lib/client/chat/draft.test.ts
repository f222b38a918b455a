// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

test("a draft is kept for the person who wrote it, and nobody else", () => {
  writeDraft("ada", "molar mass of");
  expect(readDraft("ada")).toBe("molar mass of");
  expect(readDraft("ben")).toBe("");
});

test("nothing stays behind of a draft that was sent", () => {
  writeDraft("ada", "molar mass of H2O");
  writeDraft("ada", "");
  expect(window.sessionStorage).toHaveLength(0);
});

test("a browser that refuses storage only forgets", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  writeDraft("ada", "molar mass of");
  expect(readDraft("ada")).toBe("");
  expect(warn).toHaveBeenCalledOnce();
});
