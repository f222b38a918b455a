// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ANSWERED, practiceCard } from "#components/cards/question-cards.fixture.ts";
import { resetSettings, updateSettings } from "#lib/client/settings.ts";
import type { Message } from "#lib/contracts/chat.ts";
import { askedHints, closeAnswered, openForAnotherTry, type OpenHints } from "./open-hints.ts";

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

const OF_ANOTHER: OpenHints = { subject: { problem: "pH of HCl", questionId: null }, isAskedFor: true };

test("[SET-06] the hints open beside a question that is tried again, in the place of another's", () => {
  for (const hints of [null, OF_ANOTHER]) {
    expect(openForAnotherTry(hints, QUESTION)).toEqual({ subject: SUBJECT, isAskedFor: false });
  }
});

test("[SET-06] not for whoever has switched it off, nor where there is no room", () => {
  updateSettings({ showHintsAutomatically: false });
  expect(openForAnotherTry(null, QUESTION)).toBeNull();
  resetSettings();
  isWide = false;
  expect(openForAnotherTry(null, QUESTION)).toBeNull();
  expect(openForAnotherTry(OF_ANOTHER, QUESTION)).toBe(OF_ANOTHER);
});

test("[HINT-02] hints that were asked for stay as they are", () => {
  const asked = askedHints(QUESTION);
  expect(asked).toEqual({ subject: SUBJECT, isAskedFor: true });
  expect(openForAnotherTry(asked, QUESTION)).toBe(asked);
});

test("[HINT-01] the hints close when their question is answered, not when another is or the answer could not be read", () => {
  const asked = (metadata: Message["metadata"]): Message => ({ ...reply(metadata), id: SUBJECT.questionId ?? "" });
  const open: OpenHints = { subject: SUBJECT, isAskedFor: true };
  expect(closeAnswered(open, { messages: [asked(QUESTION), reply(practiceCard(ANSWERED))] })).toBe(open);
  expect(closeAnswered(open, { messages: [asked(practiceCard(ANSWERED))] })).toBeNull();
});
