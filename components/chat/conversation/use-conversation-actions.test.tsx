// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { mcqCard, practiceCard } from "#components/cards/question-cards.fixture.ts";
import type { QuestionCard } from "#lib/cards/card.ts";
import type { Conversation } from "#lib/client/chat/use-conversation.ts";
import type { HintSubject } from "#lib/client/chat/use-hints.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import type { Asked } from "./question.ts";
import { useConversationActions } from "./use-conversation-actions.ts";

function inEnglish({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ chat }} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}

/** What the cards of a conversation ask of it. */
function open() {
  const ask = vi.fn<(asked: Asked) => Promise<boolean>>(() => Promise.resolve(true));
  const evaluate = vi.fn<Conversation["evaluate"]>(() => Promise.resolve());
  const onHints = vi.fn<(subject: HintSubject) => void>();
  const { result } = renderHook(
    () => useConversationActions({ conversation: { evaluate, live: null }, ask, onHints }),
    { wrapper: inEnglish },
  );
  return { actions: result.current, ask, evaluate, onHints };
}

const OF_OLD = { questionId: null, difficulty: null } as const;
const CARDS: [string, QuestionCard][] = [
  ["a practice question", practiceCard({ difficulty: "hard" })],
  ["a choice", mcqCard({ difficulty: "medium" })],
  ["a practice question of old", practiceCard(OF_OLD)],
  ["a choice of old", mcqCard(OF_OLD)],
];

test.each(CARDS)("[CARD-04] [HINT-02] the solution and the hints of %s are of its own question", (_name, card) => {
  const { actions, ask, onHints } = open();
  actions.solve(card);
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      type: "solve_problem",
      problem: card.question,
      content: expect.stringContaining(card.question),
    }),
  );
  expect(ask.mock.calls[0]?.[0].questionId ?? null).toBe(card.questionId);
  actions.showHints(card);
  expect(onHints).toHaveBeenCalledExactlyOnceWith({ problem: card.question, questionId: card.questionId });
});

test.each(CARDS)(
  "[CARD-03] [CARD-05] the answer to %s is sent with its question and its level, or else a medium one",
  async (_name, card) => {
    const { actions, evaluate } = open();
    await actions.evaluate(card, { text: "0.500 mol", studentAnswer: "b", correctSolution: "0.500 mol\nDivide." });
    const sent = {
      type: "evaluate_answer",
      content: "0.500 mol",
      questionText: card.question,
      studentAnswer: "b",
      correctSolution: "0.500 mol\nDivide.",
      difficulty: card.difficulty ?? "medium",
    };
    expect(evaluate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent));
    expect(evaluate.mock.calls[0]?.[0].questionId ?? null).toBe(card.questionId);
  },
);

test.each(CARDS)("[CARD-08] what is similar to %s has its kind and its level", (_name, card) => {
  const { actions, ask } = open();
  actions.generateSimilar(card);
  const [asked] = ask.mock.calls[0] ?? [];
  expect(asked?.type).toBe(card.type === "mcq_question" ? "generate_mcq" : "generate_practice");
  expect({ difficulty: asked?.difficulty ?? null, questionId: asked?.questionId ?? null }).toEqual({
    difficulty: card.difficulty,
    questionId: card.questionId,
  });
});
