import { expect, test } from "vitest";
import { mcqCard, practiceCard } from "#components/cards/question-cards.fixture.ts";
import type { Card } from "../cards/card.ts";
import { solve } from "../solver/solve.ts";
import { findHintSubject, type Said } from "./hint-subject.ts";

const student = (text: string, hasFiles = false): Said => ({ role: "user", text, hasFiles, card: null });
const tutor = (card: Card | null): Said => ({ role: "assistant", text: "", hasFiles: false, card });

const practice = practiceCard({ question: "practice" });
const choice = mcqCard({ question: "choice" });
const solved: Card = {
  type: "step_solution",
  version: 1,
  problem: "solved",
  facts: [],
  solution: { steps: [], finalAnswer: { value: "", unit: "", explanation: "" } },
};
const PROBLEM = "what is the pH of 0.025 M HCl?";
const QUESTION = "Why does ice float on water?";

test.each<[string, Said[], object | null]>([
  ["the latest question", [tutor(solved), tutor(practice)], { problem: "practice", questionId: practice.questionId }],
  [
    "one to choose an answer to",
    [tutor(practice), tutor(choice)],
    { problem: "choice", questionId: choice.questionId },
  ],
  ["the latest solved problem", [tutor(practice), tutor(solved), student(PROBLEM)], { problem: "solved" }],
  ["a question of old, by its text", [tutor({ ...practice, questionId: null })], { problem: "practice" }],
  [
    "else the words about a file, short as they are",
    [student(PROBLEM), student("No. 3?", true)],
    { problem: "No. 3?" },
  ],
  ["else the latest long message that is a problem", [student(PROBLEM), student(QUESTION)], { problem: PROBLEM }],
  ["else nothing: no problem was written", [student(QUESTION), tutor(null)], null],
  ["nothing: a problem of twenty characters is too short", [student("pH of 0.12 mol/L HCl")], null],
  ["nothing in an empty session", [], null],
])("[INPUT-03] a hint is for %s", (_name, said, subject) => {
  expect(findHintSubject(said, (text) => solve(text, "en").kind === "solved")).toEqual(subject);
});
