// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type Card, parseCard } from "#lib/cards/card.ts";
import answerEvaluation from "#lib/cards/fixtures/answer-evaluation-v1.json" with { type: "json" };
import lesson from "#lib/cards/fixtures/concept-explanation-v1-drawings.json" with { type: "json" };
import solution from "#lib/cards/fixtures/step-solution-v1.json" with { type: "json" };
import { CHECK_REASONS } from "#lib/claims/claim.ts";
import { CLAIM_VERDICTS, type Provenance, type ShownClaim } from "#lib/contracts/chat.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import { CheckBadge, type CheckSubject } from "./check-badge.tsx";

beforeAll(() => {
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

afterEach(cleanup);

async function open(subject: CheckSubject, check: NonNullable<Provenance["check"]> = "partly_verified") {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ chat }} timeZone="UTC">
        <CheckBadge check={check} subject={subject} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: chat.check[check] }));
  return screen.findByRole("dialog", { name: "What was checked" });
}

const claim = (text: string, verdict: ShownClaim["verdict"], change: Partial<ShownClaim> = {}): ShownClaim => ({
  start: 0,
  end: text.length,
  text,
  kind: "quantity",
  verdict,
  reason: "no-evidence",
  said: null,
  ...change,
});

const told = (more: Partial<Provenance>): CheckSubject => ({ kind: "prose", provenance: { writer: "model", check: "partly_verified", notice: null, ...more } });

const cardOf = (stored: unknown): CheckSubject => {
  const card: Card | null = parseCard(stored);
  if (card === null) throw new Error("The card cannot be read.");
  return { kind: "card", card };
};

test("each claim is listed with its verdict and the reason in words, those that need care first", async () => {
  const claims = [
    claim("**36.0** g", "supported", { start: 1, reason: "computed" }),
    claim("17 bar", "unknown", { start: 2 }),
    claim("2 H2 + O2 → 2 H2O", "corrected", { start: 3, reason: "unbalanced", said: "3 H2 + O2 → 2 H2O" }),
    claim("P = 3 L", "wrong", { start: 4, reason: "contradicts-unit" }),
  ];
  const dialog = await open(told({ claims, moreClaims: 3 }));
  expect(within(dialog).getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Contradicts the engine1",
    "Not checked1",
    "Corrected1",
    "Right1",
  ]);
  const items = within(dialog).getAllByRole("listitem").map((item) => item.textContent);
  expect(items).toEqual([
    "P = 3 LThis unit does not fit this quantity.",
    "17 barThe engine has nothing to compare it with.",
    "2 H2 + O2 → 2 H2OThe model wrote: 3 H2 + O2 → 2 H2OAtoms or charges differ between the two sides.",
    "36.0 gThe engine computed it again, with the same result.",
  ]);
  expect(dialog.textContent).toContain("3 more claims are right.");
  expect(dialog.textContent).toContain(chat.checks.prose.partly_verified);
  expect(within(dialog).getByRole("link", { name: /How good/ }).getAttribute("href")).toBe("/quality");
});

test.each<[string, CheckSubject, string]>([
  ["the engine's own words", { kind: "prose", provenance: { writer: "tutor", check: "verified", notice: null } }, chat.checks.engine],
  ["words without a claim", told({ claims: [] }), chat.checks.none],
  ["a reply of old", told({}), chat.checks.unlisted],
  ["a solution", cardOf(solution), chat.checks.card.step_solution],
  ["a mark", cardOf(answerEvaluation), chat.checks.card.answer_evaluation],
  ["a lesson", cardOf(lesson), chat.checks.card.concept_explanation],
  ["a mark that a model gave", cardOf({ ...answerEvaluation, facts: null }), chat.checks.judged],
  ["a solution of old", cardOf({ ...solution, facts: [] }), chat.checks.unrecorded],
])("of %s it is said what the check is worth", async (_, subject, sentence) => {
  expect((await open(subject)).textContent).toContain(sentence);
});

test("of a solved problem the computed lines are listed", async () => {
  const dialog = await open(cardOf(solution), "verified");
  expect(within(dialog).getAllByRole("listitem").length).toBeGreaterThan(1);
});

test("every verdict and every reason has its words", () => {
  expect(Object.keys(chat.checks.verdicts).toSorted()).toEqual(CLAIM_VERDICTS.toSorted());
  expect(Object.keys(chat.checks.reasons).toSorted()).toEqual(CHECK_REASONS.toSorted());
});
