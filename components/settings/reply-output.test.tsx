// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetSettings, updateSettings } from "#lib/client/settings.ts";
import { type FinishedReply, ReplyOutput } from "./reply-output.tsx";

const spoken: string[] = [];

beforeEach(() => {
  resetSettings();
  spoken.length = 0;
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  vi.stubGlobal("speechSynthesis", {
    speak: ({ text }: { text: string }) => spoken.push(text),
    cancel: () => undefined,
    getVoices: () => [],
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const BEFORE = { id: "1", markdown: "It was NaCl." };
const AFTER = { id: "2", markdown: "**Water** is H2O." };

/** A conversation is opened, a reply is written, and it is whole. */
function converse() {
  const at = (reply: FinishedReply | null, isLive: boolean) => (
    <NextIntlClientProvider locale="en" messages={{}} timeZone="UTC">
      <ReplyOutput reply={reply} isLive={isLive} />
    </NextIntlClientProvider>
  );
  const { rerender } = render(at(null, false));
  for (const [reply, isLive] of [
    [BEFORE, false],
    [BEFORE, true],
    [AFTER, false],
  ] as const)
    act(() => rerender(at(reply, isLive)));
}

test("[SET-06] a reply that came while one looked on is read aloud, and none from before", async () => {
  updateSettings({ voiceEnabled: true });
  converse();
  await waitFor(() => expect(spoken).toEqual(["Water is H two O."]));
  expect(screen.getByRole("log").textContent).toBe("");
});

test("[SET-06] in screen reader mode it is announced in full instead, its chemistry in words", async () => {
  updateSettings({ voiceEnabled: true, screenReader: true });
  converse();
  await waitFor(() => expect(screen.getByRole("log").textContent).toBe("Water is H two O."));
  expect(spoken).toEqual([]);
});

test("[SET-06] without either, nothing is said", () => {
  converse();
  expect(spoken).toEqual([]);
  expect(screen.getByRole("log").textContent).toBe("");
});
