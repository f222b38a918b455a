import type { Difficulty } from "../curriculum/difficulties.ts";
import { EMPTY_LEVEL, type LevelRecord } from "./level-record.ts";
import type { Review } from "./review.ts";

/** A kind of question that was solved with help and is to be solved once more without it: the same way, with other numbers. */
export type OwedQuestion = { family: string; variant: string; difficulty: Difficulty };

/** All that one student showed in one subtopic. */
export type TopicRecord = {
  problemsSolved: number;
  xpPoints: number;
  /** What an adaptive question is asked at. */
  currentDifficulty: Difficulty;
  levels: Readonly<Record<Difficulty, LevelRecord>>;
  /** The oldest first. */
  owed: readonly OwedQuestion[];
  /** Null until the first answer without help. */
  review: Review | null;
  /** Null until the first answer. */
  answeredAt: Date | null;
};

/** Problems that fill a subtopic's bar. */
export const TOTAL_PROBLEMS = 100;

export const EMPTY_RECORD: TopicRecord = {
  problemsSolved: 0,
  xpPoints: 0,
  currentDifficulty: "easy",
  levels: { easy: EMPTY_LEVEL, medium: EMPTY_LEVEL, hard: EMPTY_LEVEL },
  owed: [],
  review: null,
  answeredAt: null,
};
