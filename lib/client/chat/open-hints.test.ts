// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ANSWERED, practiceCard } from "#components/cards/question-cards.fixture.ts";
import { resetSettings, updateSettings } from "#lib/client/settings.ts";
import type { Message } from "#lib/contracts/chat.ts";
import { closeAnswered, openOnArrival, type OpenHints } from "./open-hints.ts";

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

const BEFORE = { subject: { problem: "pH of HCl", questionId: null }, isAskedFor: true };

/** The hints once a reply with this card is whole. */
const arrive = (metadata: Message["metadata"], hints: OpenHints | null = null) =>
  openOnArrival({ messages: [reply(metadata)], hints });

test("[SET-06] the hints open beside a question that comes", () => {
  expect(arrive(QUESTION)).toEqual({ subject: SUBJECT, isAskedFor: false });
  expect(arrive(QUESTION, BEFORE)).toEqual({ subject: SUBJECT, isAskedFor: false });
});

test("[SET-06] not for an answered one, or a reply that is none", () => {
  for (const hints of [null, BEFORE]) {
    expect(arrive(practiceCard(ANSWERED), hints)).toBe(hints);
    expect(arrive(null, hints)).toBe(hints);
  }
});

test("[SET-06] not for whoever has switched it off, nor where there is no room", () => {
  updateSettings({ showHintsAutomatically: false });
  expect(arrive(QUESTION)).toBeNull();
  resetSettings();
  isWide = false;
  expect(arrive(QUESTION)).toBeNull();
});

test("[HINT-01] the hints close when their question is answered, not when another is or the answer could not be read", () => {
  const asked = (metadata: Message["metadata"]): Message => ({ ...reply(metadata), id: SUBJECT.questionId ?? "" });
  const open: OpenHints = { subject: SUBJECT, isAskedFor: true };
  expect(closeAnswered(open, { messages: [asked(QUESTION), reply(practiceCard(ANSWERED))] })).toBe(open);
  expect(closeAnswered(open, { messages: [asked(practiceCard(ANSWERED))] })).toBeNull();
});
