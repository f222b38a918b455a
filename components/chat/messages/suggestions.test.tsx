// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import type { Suggestion } from "#lib/cards/suggestion.ts";
import type { Message } from "#lib/contracts/chat.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import { openConversation } from "../conversation/conversation.fixture.ts";
import { ConversationProvider } from "../conversation/use-conversation.ts";
import { TutorMessage } from "./tutor-message.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ITEMS: Suggestion[] = [
  {
    label: "molar mass of MgCl2",
    about: "Find a molar mass",
    ask: { type: "chat", content: "molar mass of MgCl2" },
  },
  { label: "Type a problem", about: null, ask: null },
];
const LEAD = "This is what I can solve:";

function show(suggestions: Suggestion[] | null) {
  const opened = openConversation();
  vi.stubGlobal("fetch", opened.fetch);
  const reply: Message = {
    id: "reply",
    role: "assistant",
    state: "complete",
    content: `${LEAD}\n\n- molar mass of MgCl2\n- Type a problem`,
    metadata: suggestions && { suggestions: { start: LEAD.length, items: suggestions } },
    createdAt: "2026-01-01T00:00:00Z",
    replyToId: null,
    provenance: null,
  };
  render(
    <NextIntlClientProvider locale="en" messages={{ chat }} timeZone="UTC">
      <ConversationProvider value={opened.conversation}>
        <TutorMessage reply={reply} />
        <textarea ref={opened.conversation.field} aria-label="Message" />
      </ConversationProvider>
    </NextIntlClientProvider>,
  );
  return opened;
}

test("[MSG-05] a suggestion is a button in the place of its words, and sends what it says, once", async () => {
  const { sent } = show(ITEMS);
  expect(screen.getByText(/This is what I can solve:$/)).toBeDefined();
  expect(screen.getAllByText(/molar mass of/)).toHaveLength(1);
  const button = screen.getByRole("button", { name: /molar mass of/ });
  fireEvent.click(button, { detail: 1 });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
  fireEvent.click(button, { detail: 1 });
  expect(sent).toEqual([expect.objectContaining({ type: "chat", content: "molar mass of MgCl2" })]);
});

test("[INPUT-03] one that wants words of one's own leads to the input, also while a reply is written, and sends nothing", async () => {
  const { sent, conversation } = show(ITEMS);
  void conversation.ask({ type: "chat", content: "hm" });
  await waitFor(() => expect(screen.getByRole("button", { name: /molar/ }).getAttribute("aria-disabled")).toBe("true"));
  fireEvent.click(screen.getByRole("button", { name: "Type a problem" }), { detail: 1 });
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Message" }));
  expect(sent).toHaveLength(1);
});

test("a reply without suggestions is all words", () => {
  show(null);
  expect(screen.queryByRole("list", { name: "Suggestions" })).toBeNull();
  expect(document.body.textContent).toMatch(/This is what I can solve:.+Type a problem/s);
});
