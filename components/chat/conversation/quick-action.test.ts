import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { practiceCard } from "#components/cards/question-cards.fixture.ts";
import type { Message } from "#lib/contracts/chat.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import { composeQuickAction, type QuickAction } from "./quick-action.ts";

const t = createTranslator({ locale: "en", messages: { chat }, namespace: "chat" });

function compose(action: QuickAction, typed: string, messages: Message[] = [], hasFiles = false) {
  return composeQuickAction(action, { typed, hasFiles, messages, topic: "Gas Laws", t });
}

const metadata = practiceCard();
const question: Message = {
  id: "",
  role: "assistant",
  state: "complete",
  content: "",
  metadata,
  createdAt: "",
  replyToId: null,
  provenance: null,
};

test.each<[QuickAction, object]>([
  ["solve_problem", { type: "solve_problem", content: "pH of HCl", problem: "pH of HCl" }],
  ["give_hint", { type: "give_hint", content: "pH of HCl", problem: "pH of HCl" }],
  ["explain_concept", { type: "explain_concept", content: "pH of HCl", conceptToExplain: "pH of HCl" }],
])("[INPUT-03] %s is about what is typed", (action, asked) => {
  expect(compose(action, "pH of HCl", [question])).toEqual(asked);
});

test("[INPUT-03] Give Hint with nothing typed is about the latest question, by its id", () => {
  const asked = compose("give_hint", " ", [question]);
  expect(asked).toMatchObject({ problem: metadata.question, questionId: metadata.questionId });
  expect(asked.content).toContain(metadata.question);
});

test("[INPUT-03] without any question or solution Give Hint leaves it to the reply what it is for", () => {
  expect(compose("give_hint", "")).toEqual({ type: "give_hint", content: chat.input.hintWanted });
});

test("[INPUT-03] Solve Problem with nothing typed asks to be asked for a problem", () => {
  expect(compose("solve_problem", "\n").content).toBe(chat.input.solvePlaceholder);
});

test("[INPUT-01] Explain Concept with nothing typed is about the session's topic", () => {
  expect(compose("explain_concept", "")).toMatchObject({ conceptToExplain: "Gas Laws" });
});

test.each<[QuickAction, string]>([
  ["generate_practice", chat.input.practiceRequest],
  ["generate_mcq", chat.input.choiceRequest],
])("[INPUT-01] %s takes what is typed as what is wanted", (action, anyOne) => {
  expect(compose(action, "3 hard ones on gas laws")).toEqual({ type: action, content: "3 hard ones on gas laws" });
  expect(compose(action, " ")).toEqual({ type: action, content: anyOne });
});
