// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AREAS } from "#lib/i18n/areas.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { transcriptKey } from "#lib/client/chat/messages.ts";
import { solve } from "#lib/solver/solve.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import { wordsOf } from "#lib/wording/words.ts";
import { CardActionsProvider } from "../card-actions.ts";
import { CardView } from "../card-view.tsx";
import { recordedActions } from "../show-card.fixture.tsx";

const PROBLEM = "How many moles are in 36.0 g of water?";
const SESSION = "6f1c2f8e-9d1b-4a51-8a2e-0b6f4c1d2e3f";
const REPLY = "6f1c2f8e-9d1b-4a51-8a2e-0b6f4c1d2e40";

const messages = await loadMessages("en", AREAS);
const words = wordsOf("en", createTranslator({ locale: "en", messages }) as never);

function solvedCard(text: string) {
  const outcome = solve(text, "en");
  if (outcome.kind !== "solved") throw new Error(`${text} is not solved`);
  return assembleStepSolution(text, outcome.solutions, words);
}

/** The card as a stored reply of a conversation. */
async function show(text: string) {
  const card = solvedCard(text);
  const queries = new QueryClient();
  queries.setQueryData(transcriptKey(SESSION), { messages: [{ id: REPLY, metadata: card }], hasOlder: false });
  const actions = recordedActions();
  render(
    <QueryClientProvider client={queries}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <CardActionsProvider value={actions}>
          <CardView card={card} badge="Checked" fallback="in plain words" />
        </CardActionsProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(numbers().length).toBeGreaterThan(0));
  return actions;
}

const numbers = () => screen.queryAllByRole("button", { expanded: false }).filter(({ dataset }) => dataset["number"]);
const said = (element: Element | undefined) => (element?.textContent ?? "").replaceAll(/[\u202f\u00a0]/g, " ");
const number = (text: string) => {
  const found = numbers().findLast((each) => said(each) === text);
  if (found === undefined) throw new Error(`${text} is not among ${numbers().map(said).join(", ")}`);
  return found;
};

beforeEach(() => {
  window.localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  // As on a phone: the panel stands below its step.
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("[TALK-02] a step is one stop of the Tab key, and arrows go through its numbers", async () => {
  await show(PROBLEM);
  const steps = screen.getAllByRole("group").filter((group) => group.querySelector("[data-number]") !== null);
  expect(steps.length).toBeGreaterThan(1);
  for (const step of steps) {
    const own = [...step.querySelectorAll<HTMLElement>("[data-number]")];
    expect(own.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    own[0]?.focus();
    fireEvent.keyDown(own[0] ?? step, { key: "ArrowRight" });
    expect(document.activeElement).toBe(own[1]);
    fireEvent.keyDown(own[1] ?? step, { key: "End" });
    expect(document.activeElement).toBe(own.at(-1));
    expect(own.at(-1)?.tabIndex).toBe(0);
  }
});

test("[TALK-02] a result tells its line, what went into it, and so on down to the words of the text", async () => {
  await show(PROBLEM);
  const result = number("1.9983 mol");
  fireEvent.click(result);
  const panel = screen.getByRole("dialog", { name: /^Where 1\.9983.mol comes from$/ });
  expect(document.activeElement).toBe(panel);
  expect(said(panel)).toContain("n(H2O) = 1.9983 mol");
  expect(said(panel)).toContain("amount in moles");
  fireEvent.click(within(panel).getByRole("button", { name: /36\.0/ }));
  expect(said(panel)).toContain("Your text gives it:");
  expect(panel.querySelector("mark")?.textContent).toBe("36.0 g");
  fireEvent.click(within(panel).getByRole("button", { name: /^Back to/ }));
  fireEvent.click(within(panel).getByRole("button", { name: /18\.015/ }));
  fireEvent.click(within(panel).getByRole("button", { name: /15\.999/ }));
  expect(said(panel)).toContain("standard atomic weight of O");
  fireEvent.keyDown(panel, { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(result);
});

test("[TALK-02] a constant tells its name, its value and its source", async () => {
  await show("What is the wavelength of light with a frequency of 6.00e14 Hz?");
  fireEvent.click(number("c"));
  const panel = screen.getByRole("dialog");
  for (const text of ["c is the speed of light.", "2.99792458 × 108 m/s", "exact by the definitions of the SI"])
    expect(said(panel)).toContain(text);
});

test("[TALK-03] another value is tried beside the one before, and can be asked as a problem of its own", async () => {
  const revised = PROBLEM.replace("36.0", "72.0");
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      Response.json({
        revised,
        outcome: { before: "2.00 mol", after: "4.00 mol", factor: "2", changed: [] },
      }),
    ),
  );
  vi.stubGlobal("fetch", fetched);
  const actions = await show(PROBLEM);
  fireEvent.click(number("36.0 g"));
  const panel = screen.getByRole("dialog");
  fireEvent.change(within(panel).getByLabelText("What if it were another value?"), { target: { value: "72.0" } });
  fireEvent.click(within(panel).getByRole("button", { name: "Recompute" }));
  await waitFor(() => expect(said(panel)).toContain("Answer: 2.00 mol → 4.00 mol"));
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/chat/${SESSION}/messages/${REPLY}/what-if`);
  const start = PROBLEM.indexOf("36.0");
  const body: unknown = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
  expect(body).toEqual({ problem: 0, start, end: start + 4, written: "72.0" });
  fireEvent.click(within(panel).getByRole("button", { name: "Ask as a new problem" }));
  expect(actions.send).toHaveBeenCalledWith(revised);
  expect(screen.queryByRole("dialog")).toBeNull();
});
