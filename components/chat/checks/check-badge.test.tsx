// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type Card, parseCard } from "#lib/cards/card.ts";
import answerEvaluation from "#lib/cards/fixtures/answer-evaluation-v1.json" with { type: "json" };
import lesson from "#lib/cards/fixtures/concept-explanation-v1-drawings.json" with { type: "json" };
import solution from "#lib/cards/fixtures/step-solution-v1.json" with { type: "json" };
import { getEquation } from "#lib/chemistry/equation/parse.ts";
import { CHECK_REASONS } from "#lib/claims/claim.ts";
import { CLAIM_VERDICTS, type Provenance, type ShownClaim } from "#lib/contracts/chat.ts";
import { balanceEquation } from "#lib/methods/balance-equation.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import { CheckBadge } from "./check-badge.tsx";
import { checkOfCard, type CheckSubject } from "./check-of.ts";

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

function show(subject: CheckSubject, check: NonNullable<Provenance["check"]>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ chat }} timeZone="UTC">
        <CheckBadge check={check} subject={subject} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

async function open(subject: CheckSubject, check: NonNullable<Provenance["check"]> = "partly_verified") {
  show(subject, check);
  fireEvent.click(screen.getByRole("button"));
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

function balanced(text: string) {
  const solved = balanceEquation({ equation: getEquation(text), species: null });
  if (!solved.ok) throw new Error(solved.issue.code);
  return solved.value;
}

const told = (more: Partial<Provenance>): CheckSubject => ({
  kind: "prose",
  provenance: { writer: "model", check: "partly_verified", notice: null, ...more },
});

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
  expect(
    within(dialog)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(["Contradicts the engine1", "Not checked1", "Corrected1", "Right1"]);
  const items = within(dialog)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
  expect(items).toEqual([
    "P = 3 LThis unit does not fit this quantity.",
    "17 barThe engine has nothing to compare it with.",
    "2 H2 + O2 → 2 H2OThe model wrote: 3 H2 + O2 → 2 H2OAtoms or charges differ between the two sides.",
    "36.0 gThe engine computed it again, with the same result.",
  ]);
  expect(dialog.textContent).toContain("3 more claims are right.");
  expect(dialog.textContent).toContain(chat.checks.prose.partly_verified);
  expect(
    within(dialog)
      .getByRole("link", { name: /How good/ })
      .getAttribute("href"),
  ).toBe("/quality");
});

test.each<[string, CheckSubject, string]>([
  [
    "the engine's own words",
    { kind: "prose", provenance: { writer: "tutor", check: "verified", notice: null } },
    chat.checks.engine,
  ],
  ["words without a claim", told({ claims: [] }), chat.checks.none],
  ["a reply of old", told({}), chat.checks.unlisted],
  ["a solution", cardOf(solution), chat.checks.card.step_solution],
  ["a solution of what a model read", cardOf({ ...solution, readBy: "model" }), chat.checks.card.reading],
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

const doubted = {
  ...solution,
  facts: [balanced("Na + Cl2 -> NaCl2")],
};

test.each<[string, CheckSubject, NonNullable<Provenance["check"]>, string, string]>([
  ["a solved problem", cardOf(solution), "verified", "Solved by the engine", "bg-correct-soft"],
  [
    "a balanced equation",
    cardOf({ ...solution, facts: [balanced("H2 + O2 -> H2O")] }),
    "verified",
    "Atoms and charge balanced",
    "bg-correct-soft",
  ],
  [
    "an impossible formula that is balanced",
    cardOf(doubted),
    "partly_verified",
    "Numbers right, chemistry doubtful",
    "bg-nearly-soft",
  ],
  [
    "a problem that a model read",
    cardOf({ ...solution, readBy: "model" }),
    "partly_verified",
    "Computed from this reading",
    "bg-nearly-soft",
  ],
  ["a mark", cardOf(answerEvaluation), "verified", "Marked by the engine", "bg-correct-soft"],
  ["a lesson", cardOf(lesson), "partly_verified", "Example computed by the engine", "bg-nearly-soft"],
  [
    "words of which all claims are right",
    told({ claims: [claim("2 g", "supported"), claim("3 g", "corrected", { start: 5 })], moreClaims: 4 }),
    "verified",
    chat.check.sums,
    "bg-nearly-soft",
  ],
  [
    "words of which some are",
    told({ claims: [claim("2 g", "supported"), claim("3 g", "wrong", { start: 5 })] }),
    "partly_verified",
    "1 of 2 claims confirmed",
    "bg-nearly-soft",
  ],
  [
    "words of which none is",
    told({ claims: [claim("3 g", "unknown")] }),
    "not_verified",
    "The one claim not confirmed",
    "border-input",
  ],
  [
    "words that repeat the student's",
    told({ claims: [claim("3 g", "supported", { reason: "matches-given" })] }),
    "partly_verified",
    chat.check.partly,
    "bg-nearly-soft",
  ],
])("[TRUST-01] [TRUST-02] the badge of %s says what was checked", (_, subject, check, label, look) => {
  show(subject, check);
  const button = screen.getByRole("button", { name: label });
  expect(button.firstElementChild?.className).toContain(look);
  if (subject.kind === "card") expect(checkOfCard(subject.card)).toBe(check);
});

test("every verdict and every reason has its words", () => {
  expect(Object.keys(chat.checks.verdicts).toSorted()).toEqual(CLAIM_VERDICTS.toSorted());
  expect(Object.keys(chat.checks.reasons).toSorted()).toEqual(CHECK_REASONS.toSorted());
});
