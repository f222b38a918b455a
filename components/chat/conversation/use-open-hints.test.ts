// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ANSWERED, practiceCard } from "#components/cards/question-cards.fixture.ts";
import { resetSettings, updateSettings } from "#lib/client/settings.ts";
import type { Message } from "#lib/contracts/chat.ts";
import { useOpenHints } from "./use-open-hints.ts";

let isWide = true;

beforeEach(() => {
  resetSettings();
  isWide = true;
  vi.stubGlobal("matchMedia", () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const QUESTION = practiceCard();
const SUBJECT = { problem: QUESTION.question, questionId: QUESTION.questionId };

const reply = (metadata: Message["metadata"]): Message => ({
  id: "reply",
  role: "assistant",
  content: "",
  metadata,
  provenance: null,
  replyToId: null,
  state: "complete",
  createdAt: "2026-01-01T00:00:00Z",
});

/** A conversation is opened, a reply is written, and it is whole. */
function converse(metadata: Message["metadata"]) {
  const { rerender, result } = renderHook(({ messages, isLive }) => useOpenHints(messages, isLive), {
    initialProps: { messages: [] as Message[], isLive: false },
  });
  for (const isLive of [true, false]) rerender({ messages: isLive ? [] : [reply(metadata)], isLive });
  return result;
}

test("[SET-06] the hints open beside a question that comes, and are closed", () => {
  const open = converse(QUESTION);
  expect(open.current.hints).toEqual({ subject: SUBJECT, isAskedFor: false });
  act(() => open.current.ask(SUBJECT));
  expect(open.current.hints?.isAskedFor).toBe(true);
  act(() => open.current.close());
  expect(open.current.hints).toBeNull();
});

test("[SET-06] not for a question of before, an answered one, or a reply that is none", () => {
  const { result } = renderHook(() => useOpenHints([reply(QUESTION)], false));
  expect(result.current.hints).toBeNull();
  expect(converse(practiceCard(ANSWERED)).current.hints).toBeNull();
  expect(converse(null).current.hints).toBeNull();
});

test("[SET-06] not for whoever has switched it off, nor where there is no room", () => {
  updateSettings({ showHintsAutomatically: false });
  expect(converse(QUESTION).current.hints).toBeNull();
  resetSettings();
  isWide = false;
  expect(converse(QUESTION).current.hints).toBeNull();
});

test("[HINT-01] the hints close when their question is answered, not when another is or the answer could not be read", () => {
  const asked = (metadata: Message["metadata"]): Message => ({ ...reply(metadata), id: SUBJECT.questionId ?? "" });
  const { rerender, result } = renderHook(({ messages }) => useOpenHints(messages, false), {
    initialProps: { messages: [asked(QUESTION)] },
  });
  act(() => result.current.ask(SUBJECT));
  rerender({ messages: [asked(QUESTION), reply(practiceCard(ANSWERED))] });
  expect(result.current.hints?.subject).toEqual(SUBJECT);
  rerender({ messages: [asked(practiceCard(ANSWERED))] });
  expect(result.current.hints).toBeNull();
});
