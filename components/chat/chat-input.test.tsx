// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { type ComponentProps, createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createDraft } from "#lib/client/chat/use-draft.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import { MAX_MESSAGE_LENGTH } from "#lib/contracts/message-length.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import uploads from "#messages/en/uploads.json" with { type: "json" };
import { ChatInput } from "./chat-input.tsx";

afterEach(cleanup);

function show(text: string) {
  const draft = createDraft("user");
  draft.write(text);
  const onAsk = vi.fn<ComponentProps<typeof ChatInput>["onAsk"]>(() => Promise.resolve(true));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ chat, uploads }} timeZone="UTC">
        <ChatInput draft={draft} field={createRef()} live={null} onAsk={onAsk} onQuickAction={() => null} onStop={() => undefined} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return { onAsk, field: screen.getByRole("textbox", { name: "Message" }) };
}

const isDisabled = (name: string) => screen.getByRole("button", { name }).hasAttribute("disabled");

test("[INPUT-02] a message of the greatest length can be sent", () => {
  const { field, onAsk } = show("x".repeat(MAX_MESSAGE_LENGTH));
  expect(isDisabled("Send")).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onAsk).toHaveBeenCalledOnce();
});

test("[INPUT-02] a longer one says so, with its length, and waits", () => {
  const { field, onAsk } = show("x".repeat(MAX_MESSAGE_LENGTH + 1));
  expect(screen.getByRole("alert").textContent).toContain("at most 20,000 characters");
  expect(screen.getByText("20,001/20,000")).toBeDefined();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.getAttribute("aria-describedby")).toContain("message-length");
  expect(isDisabled("Send")).toBe(true);
  expect(isDisabled("Solve Problem")).toBe(true);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onAsk).not.toHaveBeenCalled();
});
