import { type Attempt, recordAttempt } from "./record-attempt.ts";
import type { TopicRecord } from "./topic-record.ts";

/** For tests: an unaided right answer to an easy question, unless said otherwise. */
export function attemptOf(overrides: Partial<Attempt> = {}): Attempt {
  return {
    family: "molar-mass",
    variant: "molar-mass",
    difficulty: "easy",
    isCorrect: true,
    isHelped: false,
    answeredAt: new Date("2026-03-02T12:00:00Z"),
    day: "2026-03-02",
    ...overrides,
  };
}

/** For tests: answers as text, one letter each: R right, W wrong, and in lower case with help. */
export function answer(record: TopicRecord, letters: string, overrides: Partial<Attempt> = {}): TopicRecord {
  return [...letters].reduce((before, letter) => {
    const isHelped = letter === letter.toLowerCase();
    return recordAttempt(before, attemptOf({ isCorrect: letter.toUpperCase() === "R", isHelped, ...overrides }));
  }, record);
}
