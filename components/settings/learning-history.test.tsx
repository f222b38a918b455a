// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { LearningHistory as History } from "#lib/contracts/answers/learning-history.ts";
import type { LearningHistoryUpdate } from "#lib/contracts/learning-history.ts";
import settings from "#messages/en/settings.json" with { type: "json" };
import { LearningHistory } from "./learning-history.tsx";

configure({ asyncUtilTimeout: 20_000 });

const NOTES: History["notes"] = [
  { key: "mastered:density", kind: "mastered", text: "Mastered: Density", isLeftOut: false },
  { key: "weak:gas-laws", kind: "weak", text: "Still difficult: Gas Laws", isLeftOut: true },
];

/** The server as its contract has it; null is one that fails. */
const server = { history: null as History | null, updates: [] as LearningHistoryUpdate[] };

beforeEach(() => {
  server.updates = [];
  vi.stubGlobal("fetch", async (_url: string, { method, body }: RequestInit) => {
    if (server.history === null) return new Response("{}", { status: 503 });
    if (method === "PATCH") {
      const update = JSON.parse(String(body)) as LearningHistoryUpdate;
      server.updates.push(update);
      const { notes, isUsed } = server.history;
      if ("isUsed" in update) server.history = { isUsed: update.isUsed, notes };
      else
        server.history = {
          isUsed,
          notes: notes.map((note) => (note.key === update.key ? { ...note, isLeftOut: update.isLeftOut } : note)),
        };
    }
    return Response.json(server.history);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

async function open(history: History | null) {
  server.history = history;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ settings }} timeZone="UTC">
        <LearningHistory />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByText("Loading…")).toBeNull());
}

test("what the tutor knows is listed, and what is unticked is taken out", async () => {
  await open({ isUsed: true, notes: NOTES });
  expect(box("Mastered: Density").checked).toBe(true);
  expect(box("Still difficult: Gas Laws").checked).toBe(false);
  fireEvent.click(box("Mastered: Density"));
  await waitFor(() => expect(box("Mastered: Density").checked).toBe(false));
  fireEvent.click(box("Still difficult: Gas Laws"));
  await waitFor(() => expect(box("Still difficult: Gas Laws").checked).toBe(true));
  expect(server.updates).toEqual([
    { key: "mastered:density", isLeftOut: true },
    { key: "weak:gas-laws", isLeftOut: false },
  ]);
});

test("two choices that follow each other at once are both kept", async () => {
  await open({ isUsed: true, notes: NOTES });
  fireEvent.click(box("Still difficult: Gas Laws"));
  fireEvent.click(box("Mastered: Density"));
  await waitFor(() =>
    expect([box("Mastered: Density").checked, box("Still difficult: Gas Laws").checked]).toEqual([false, true]),
  );
  expect(server.updates).toHaveLength(2);
});

test("all of it may be kept from the tutor, and then nothing can be chosen", async () => {
  await open({ isUsed: true, notes: NOTES });
  fireEvent.click(box("Let the tutor use it"));
  await waitFor(() => expect(box("Let the tutor use it").checked).toBe(false));
  expect(box("Mastered: Density").disabled).toBe(true);
  expect(server.updates).toEqual([{ isUsed: false }]);
});

test("where nothing is known, it says how it comes to be, and the use can be refused beforehand", async () => {
  await open({ isUsed: true, notes: [] });
  fireEvent.click(box("Let the tutor use it"));
  await waitFor(() => expect(box("Let the tutor use it").checked).toBe(false));
  expect(server.updates).toEqual([{ isUsed: false }]);
  expect(screen.getByText(/Practise, and what stands out will be listed here/)).toBeTruthy();
});

test("what could not be loaded can be asked for again, and what could not be saved is told", async () => {
  await open(null);
  expect(screen.getByRole("alert").textContent).toContain("This could not be loaded.");
  server.history = { isUsed: true, notes: NOTES };
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("checkbox", { name: "Mastered: Density" });
  server.history = null;
  fireEvent.click(box("Mastered: Density"));
  await waitFor(() => expect(toastStore.getSnapshot()[0]?.title).toBe("This could not be saved. Try again."));
  expect(box("Mastered: Density").checked).toBe(true);
});
