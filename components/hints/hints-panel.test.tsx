// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toastStore } from "#components/ui/toast.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { HintRequest } from "#lib/contracts/hints.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import { HintsPanel } from "./hints-panel.tsx";

const QUESTION_ID = "6f1c2f8e-9d1b-4a51-8a2e-0b6f4c1d2e3f";
const LAST = 3;

/** The server as its contract has it: hints in their order, or a refusal. */
let refusal: number | null = null;
let delay = Promise.resolve();
const asked: HintRequest[] = [];

beforeEach(() => {
  window.localStorage.clear();
  refusal = null;
  delay = Promise.resolve();
  asked.length = 0;
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    const request: HintRequest = JSON.parse(String(body));
    asked.push(request);
    await delay;
    if (refusal !== null) return new Response("{}", { status: refusal });
    const { hintNumber } = request;
    return Response.json({
      hintNumber,
      content: `Step ${hintNumber}\nM(H₂O) = ${hintNumber}`,
      isLastHint: hintNumber === LAST,
    });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open({
  problem = "How much H2O is 9.01 g?",
  questionId = QUESTION_ID as string | null,
  takesFocus = true,
} = {}) {
  const onClose = vi.fn<() => void>();
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ chat }} timeZone="UTC">
        <HintsPanel subject={{ problem, questionId }} sessionId="s" takesFocus={takesFocus} onClose={onClose} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return { onClose, unmount };
}

const ready = (name: string) =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>("button", { name });
    expect(button.getAttribute("aria-disabled")).toBe("false");
    return button;
  });

async function unlock(name: string) {
  fireEvent.click(await ready(name));
}

test("[HINT-01] each unlock asks for the next hint and appends it; the last one takes the locked card away", async () => {
  open();
  await unlock("Get First Hint");
  await unlock("Next hint");
  expect(screen.queryByRole("button", { name: "Get First Hint" })).toBeNull();
  await unlock("Next hint");
  await screen.findByText("That was the last hint.");
  expect(screen.queryByRole("button", { name: "Next hint" })).toBeNull();
  expect(screen.getAllByRole("listitem").map((hint) => hint.querySelector("h3")?.textContent)).toEqual([
    "Hint 1",
    "Hint 2",
    "Hint 3",
  ]);
  expect(asked.map(({ hintNumber, questionId }) => [hintNumber, questionId])).toEqual(
    [1, 2, 3].map((number) => [number, QUESTION_ID]),
  );
});

test("[HINT-01] an Escape that something else has answered does not close it", () => {
  const { onClose } = open();
  const answer = (event: Event) => event.preventDefault();
  document.body.addEventListener("keydown", answer);
  fireEvent.keyDown(document.body, { key: "Escape" });
  document.body.removeEventListener("keydown", answer);
  expect(onClose).not.toHaveBeenCalled();
});

test("[HINT-01] it is named, takes the focus, and closes by its button and on Escape", () => {
  const { onClose } = open();
  expect(document.activeElement).toBe(screen.getByRole("dialog", { name: "Hints Available" }));
  fireEvent.click(screen.getByRole("button", { name: "Close the hints" }));
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("the focus goes back to where it came from, and stays on the button between hints", async () => {
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  const { unmount } = open();
  (await ready("Get First Hint")).focus();
  await unlock("Get First Hint");
  expect(document.activeElement).toBe(await ready("Next hint"));
  unmount();
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

test("the focus stays where it is when that is elsewhere", () => {
  const { unmount } = open();
  const field = document.body.appendChild(document.createElement("textarea"));
  field.focus();
  unmount();
  expect(document.activeElement).toBe(field);
  field.remove();
});

test("[HINT-01] there is no first hint of a blank problem", () => {
  open({ problem: " \n", questionId: null });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Get First Hint" }).disabled).toBe(true);
});

test("[HINT-01] while one is on its way no other is asked for", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  delay = promise;
  open();
  await unlock("Get First Hint");
  fireEvent.click(await screen.findByRole("button", { name: "Preparing hint" }));
  resolve();
  await ready("Next hint");
  expect(asked).toHaveLength(1);
});

test.each([
  [500, chat.toast.hintFailed],
  [422, chat.toast.hintUnknown],
])(
  "[HINT-02] a request refused with %s is told in a destructive toast, and can be made again",
  async (status, description) => {
    open();
    refusal = status;
    await unlock("Get First Hint");
    await waitFor(() => expect(toastStore.getSnapshot()[0]).toMatchObject({ variant: "destructive", description }));
    refusal = null;
    await unlock("Get First Hint");
    expect(await screen.findByText("Hint 1")).toBeDefined();
  },
);

test("the hints of a question on record come back after a reload", async () => {
  const { unmount } = open();
  await unlock("Get First Hint");
  await unlock("Next hint");
  await screen.findByText("Hint 2");
  unmount();
  open();
  expect(await screen.findByText("Hint 2")).toBeDefined();
  await ready("Next hint");
  expect(asked.map(({ hintNumber }) => hintNumber)).toEqual([1, 2, 1, 2]);
});

test("[CARD-09] the chemistry of a hint is set as chemistry", async () => {
  open();
  await unlock("Get First Hint");
  await screen.findByText("Hint 1");
  expect(screen.getByRole("listitem").querySelector("sub")?.textContent).toBe("2");
});

test.each([true, false])("[HINT-01] takes the focus only where it was asked for: %j", (takesFocus) => {
  open({ takesFocus });
  expect(document.activeElement === screen.getByRole("dialog")).toBe(takesFocus);
});
