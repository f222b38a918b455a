// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { createDraft } from "#lib/client/chat/use-draft.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import { MAX_MESSAGE_LENGTH } from "#lib/contracts/message-length.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import common from "#messages/en/common.json" with { type: "json" };
import uploads from "#messages/en/uploads.json" with { type: "json" };
import { openConversation } from "../conversation/conversation.fixture.ts";
import { ConversationProvider } from "../conversation/use-conversation.ts";
import { ChatInput } from "./chat-input.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FILE = { name: "sheet.pdf", uploadURL: "/api/objects/1", size: 10, type: "application/pdf" };

function show(text: string, draft = createDraft("user")) {
  draft.write(text);
  const { conversation, sent, fetch } = openConversation({ draft });
  vi.stubGlobal("fetch", fetch);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ chat, common, uploads }} timeZone="UTC">
        <ConversationProvider value={conversation}>
          <ChatInput />
        </ConversationProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return { sent, field: screen.getByRole("textbox", { name: "Message" }) };
}

/** Also of what lies in the menu that a narrow screen has. */
const isDisabled = (name: string) => screen.getByRole("button", { name, hidden: true }).hasAttribute("disabled");

test("[INPUT-02] a message of the greatest length can be sent", () => {
  const { field, sent } = show("x".repeat(MAX_MESSAGE_LENGTH));
  expect(isDisabled("Send")).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(sent).toHaveLength(1);
});

test("[INPUT-02] a longer one says so, with its length, and waits", () => {
  const { field, sent } = show("x".repeat(MAX_MESSAGE_LENGTH + 1));
  expect(screen.getByRole("alert").textContent).toContain("at most 20,000 characters");
  expect(screen.getByText("20,001/20,000")).toBeDefined();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.getAttribute("aria-describedby")).toContain("message-length");
  expect(isDisabled("Send")).toBe(true);
  expect(isDisabled("Solve Problem")).toBe(true);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(sent).toEqual([]);
});

test("[INPUT-04] the files of an unsent message stay when another session comes to the screen", async () => {
  const draft = createDraft("user");
  draft.files.write([FILE]);
  show("Solve it", draft);
  cleanup();
  const { field, sent } = show("Solve it", draft);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(sent).toEqual([
    expect.objectContaining({ content: "Solve it", type: "chat", attachedFiles: [FILE.uploadURL] }),
  ]);
  await waitFor(() => expect(draft.files.read()).toEqual([]));
});

test("[INPUT-04] a file that is removed leaves the focus on the message", () => {
  const draft = createDraft("user");
  draft.files.write([FILE]);
  const { field } = show("", draft);
  fireEvent.click(screen.getByRole("button", { name: "Remove sheet.pdf" }));
  expect(draft.files.read()).toEqual([]);
  expect(document.activeElement).toBe(field);
});
