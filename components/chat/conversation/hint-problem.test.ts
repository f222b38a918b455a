import { expect, test } from "vitest";
import { mcqCard, practiceCard } from "#components/cards/question-cards.fixture.ts";
import type { Card } from "#lib/cards/card.ts";
import type { Message } from "#lib/contracts/chat.ts";
import { findHintProblem } from "./hint-problem.ts";

const row = { id: "", state: "complete", createdAt: "", replyToId: null, provenance: null } as const;
const student = (content: string): Message => ({ ...row, role: "user", content, metadata: null });
const tutor = (metadata: Card | null): Message => ({ ...row, role: "assistant", content: "", metadata });

const practice = practiceCard({ question: "practice" });
const choice = mcqCard({ question: "choice" });
const solved: Card = {
  type: "step_solution",
  version: 1,
  problem: "solved",
  facts: [],
  solution: { steps: [], finalAnswer: { value: "", unit: "", explanation: "" } },
};
const LONG = "Why does ice float on water?";

test.each([
  [
    "the latest question of the tutor",
    [tutor(solved), tutor(practice)],
    { problem: "practice", questionId: practice.questionId },
  ],
  [
    "one to choose an answer to",
    [tutor(practice), tutor(choice)],
    { problem: "choice", questionId: choice.questionId },
  ],
  ["the latest solved problem", [tutor(practice), tutor(solved), student(LONG)], { problem: "solved" }],
  ["a question of old, by its text", [tutor({ ...practice, questionId: null })], { problem: "practice" }],
  [
    "else the student's words about a file, short as they are",
    [student(LONG), student("Number 3?\n\n=== File: a.pdf ===\n=== End of file ===")],
    { problem: "Number 3?" },
  ],
  [
    "else the problem that a hint was asked for before",
    [student(LONG), student(`Hint for: ${LONG}`)],
    { problem: LONG },
  ],
  ["else a file by its name", [student("=== File: a.pdf ===\n=== End of file ===")], { problem: "a.pdf" }],
  [
    "else the student's latest message of more than 20 characters",
    [student(LONG), tutor(null), student("x".repeat(20))],
    { problem: LONG },
  ],
])("[INPUT-03] a hint is for %s", (_name, messages, problem) => {
  expect(findHintProblem(messages, "Hint for: ")).toEqual(problem);
});

test("[INPUT-03] where there is none of these, there is no problem", () => {
  expect(findHintProblem([student("Hello"), tutor(null)], "Hint for: ")).toBeNull();
});
