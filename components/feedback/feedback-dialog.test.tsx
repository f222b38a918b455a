// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import common from "#messages/en/common.json" with { type: "json" };
import words from "#messages/en/feedback-dialog.json" with { type: "json" };
import { FeedbackDialog } from "./feedback-dialog.tsx";

/** The server as its contract has it. */
let status = 200;
let held: Promise<void> | null = null;
const sent: unknown[] = [];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  status = 200;
  held = null;
  sent.length = 0;
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    await held;
    return new Response('{"id":"1"}', { status });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

/** The dialog with a button that opens it, as the header has one. */
function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FeedbackDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ common, "feedback-dialog": words }} timeZone="UTC">
        <Screen />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your feedback" });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const submit = () => screen.getByRole("button", { name: "Send feedback" });
const lastToast = () => toastStore.getSnapshot().find((shown) => shown.open);

test("[FEED-01] it begins as general, empty, and without a rating", () => {
  open();
  expect(radio("General").checked).toBe(true);
  expect(field().value).toBe("");
  expect(["1 star", "2 stars", "3 stars", "4 stars", "5 stars"].map((name) => radio(name).checked)).not.toContain(true);
});

test("[FEED-01] what was chosen and written is sent, and told; the dialog closes", async () => {
  open();
  fireEvent.click(radio("Something is wrong"));
  write("The arrow is missing");
  fireEvent.click(radio("4 stars"));
  fireEvent.click(submit());
  await waitFor(() => expect(lastToast()?.title).toBe("Feedback sent"));
  expect(sent).toEqual([{ feedbackType: "bug", feedbackText: "The arrow is missing", rating: 4 }]);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test.each(["", " \n\t"])("[FEED-01] [ERR-12] the blank text %j cannot be sent, and is asked for", (text) => {
  open();
  write(text);
  expect(submit().getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(submit());
  expect(sent).toEqual([]);
  expect(lastToast()).toMatchObject({ variant: "destructive", title: "Feedback required" });
  expect(screen.getByText(words.required)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute("aria-invalid")).toBe("true");
  write("Now");
  expect(field().getAttribute("aria-invalid")).toBe("false");
  expect(submit().getAttribute("aria-disabled")).toBe("false");
});

test("[FEED-01] a rating can be taken back", async () => {
  open();
  fireEvent.click(radio("2 stars"));
  fireEvent.click(screen.getByRole("button", { name: "Remove the rating" }));
  expect(document.activeElement).toBe(radio("1 star"));
  write("Fine");
  fireEvent.click(submit());
  await waitFor(() => expect(sent).toEqual([{ feedbackType: "general", feedbackText: "Fine", rating: null }]));
});

test("[FEED-01] it is empty again after it was closed", () => {
  open();
  fireEvent.click(radio("An idea"));
  write("Half a thought");
  fireEvent.click(radio("5 stars"));
  fireEvent.click(screen.getByRole("button", { name: "Close the feedback" }));
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(radio("General").checked).toBe(true);
  expect(field().value).toBe("");
  expect(radio("5 stars").checked).toBe(false);
});

test("[ERR-12] a failure is told, and keeps what was written", async () => {
  status = 503;
  open();
  write("Keep me");
  fireEvent.click(submit());
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ variant: "destructive", title: "Error", description: words.failed }),
  );
  expect(field().value).toBe("Keep me");
});

test.each([
  [200, "Feedback sent"],
  [503, "Error"],
])(
  "[ERR-12] what became of it (%i) is told after it was closed, and leaves what is written next alone",
  async (answered, title) => {
    const answer = Promise.withResolvers<void>();
    [status, held] = [answered, answer.promise];
    open();
    write("First");
    fireEvent.click(submit());
    fireEvent.click(screen.getByRole("button", { name: "Close the feedback" }));
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    write("Second");
    answer.resolve();
    await waitFor(() => expect(lastToast()?.title).toBe(title));
    expect(field().value).toBe("Second");
  },
);
