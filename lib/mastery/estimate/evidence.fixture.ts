import type { SubtopicSlug } from "../../curriculum/outline.ts";
import type { Evidence } from "./evidence.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

/** For tests: the moment that `answers` ends at. */
export const NOW = new Date("2026-03-02T12:00:00Z");

export function daysAgo(days: number): Date {
  return new Date(NOW.getTime() - days * DAY_MILLISECONDS);
}

type Answered = Partial<Omit<Extract<Evidence, { kind: "answer" }>, "subtopic" | "kind" | "isCorrect">>;

/** For tests: free answers without help to questions of the middle level, now, R right and W wrong; unless said otherwise. */
export function answers(subtopic: SubtopicSlug, letters: string, overrides: Answered = {}): Evidence[] {
  return [...letters].map((letter) => ({
    kind: "answer",
    subtopic,
    difficulty: "medium",
    at: NOW,
    isCorrect: letter === "R",
    isHelped: false,
    isNearlyRight: false,
    guessChance: 0,
    ...overrides,
  }));
}
