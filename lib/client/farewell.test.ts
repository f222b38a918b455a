// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { takeFarewell } from "./farewell.ts";

const KEPT = ["atomcoach.settings", "atomcoach.settingsVersion", "somebody.else"];

beforeEach(() => {
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  for (const key of [...KEPT, "atomcoach.currentSession", "atomcoach.answer.1", "atomcoach.hints.1"])
    localStorage.setItem(key, "1");
  sessionStorage.setItem("atomcoach.draft.1", "half a thought");
});

test("whoever was deleted leaves nothing of theirs in the browser, and is told once", () => {
  sessionStorage.setItem("atomcoach.farewell", "1");
  expect(takeFarewell()).toBe(true);
  expect(Object.keys(localStorage).toSorted()).toEqual(KEPT);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(takeFarewell()).toBe(false);
});

test("for everyone else nothing changes", () => {
  expect(takeFarewell()).toBe(false);
  expect(Object.keys(localStorage)).toHaveLength(6);
  expect(Object.keys(sessionStorage)).toHaveLength(1);
});
