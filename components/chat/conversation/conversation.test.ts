// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { mcqCard, practiceCard } from "#components/cards/question-cards.fixture.ts";
import type { QuestionCard } from "#lib/cards/card.ts";
import { openConversation } from "./conversation.fixture.ts";

afterEach(() => void vi.unstubAllGlobals());

function open() {
  const opened = openConversation();
  vi.stubGlobal("fetch", opened.fetch);
  return opened;
}

const OF_OLD = { questionId: null, difficulty: null } as const;
const CARDS: [string, QuestionCard][] = [
  ["a practice question", practiceCard({ difficulty: "hard" })],
  ["a choice", mcqCard({ difficulty: "medium" })],
  ["a practice question of old", practiceCard(OF_OLD)],
  ["a choice of old", mcqCard(OF_OLD)],
];

test.each(CARDS)("[CARD-04] [HINT-02] the solution and the hints of %s are of its own question", (_name, card) => {
  const { conversation, sent } = open();
  conversation.solve(card);
  expect(sent).toEqual([
    expect.objectContaining({
      type: "solve_problem",
      problem: card.question,
      content: expect.stringContaining(card.question),
    }),
  ]);
  expect(sent[0]?.questionId ?? null).toBe(card.questionId);
  const subject = { problem: card.question, questionId: card.questionId };
  conversation.openHints(card);
  expect(conversation.read().hints).toEqual({ subject, isAskedFor: true });
});

test.each(CARDS)(
  "[CARD-03] [CARD-05] the answer to %s is sent with its question and its level, or else a medium one",
  (_name, card) => {
    const { conversation, sent: bodies } = open();
    void conversation.evaluate(card, { text: "0.500 mol", studentAnswer: "b", correctSolution: "0.500 mol\nDivide." });
    const answer = {
      type: "evaluate_answer",
      content: "0.500 mol",
      questionText: card.question,
      studentAnswer: "b",
      correctSolution: "0.500 mol\nDivide.",
      difficulty: card.difficulty ?? "medium",
    };
    expect(bodies).toEqual([expect.objectContaining(answer)]);
    expect(bodies[0]?.questionId ?? null).toBe(card.questionId);
  },
);

test.each(CARDS)("[CARD-08] what is similar to %s has its kind and its level", (_name, card) => {
  const { conversation, sent } = open();
  conversation.generateSimilar(card);
  const [asked] = sent;
  expect(asked?.type).toBe(card.type === "mcq_question" ? "generate_mcq" : "generate_practice");
  expect({ difficulty: asked?.difficulty ?? null, questionId: asked?.questionId ?? null }).toEqual({
    difficulty: card.difficulty,
    questionId: card.questionId,
  });
});
