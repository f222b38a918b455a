import type { Difficulty } from "../curriculum/difficulties.ts";
import { compareDifficulties, easierThan, harderThan } from "./difficulty.ts";
import { answerAtLevel, isSetBack, type LevelRecord, provesMastery } from "./level-record.ts";
import type { LocalDay } from "./local-day.ts";
import { type Recall, scheduleReview } from "./review.ts";
import type { OwedQuestion, TopicRecord } from "./topic-record.ts";

/** The evaluated answer to one issued question. What could not be read is no attempt, and a question has only one. */
export type Attempt = {
  family: string;
  variant: string;
  difficulty: Difficulty;
  isCorrect: boolean;
  /** Whether a hint or the solution was seen before answering. */
  isHelped: boolean;
  answeredAt: Date;
  /** The day of `answeredAt` where the student is. */
  day: LocalDay;
};

const XP_POINTS: Readonly<Record<Difficulty, number>> = { easy: 10, medium: 20, hard: 30 };

/** Points of experience: 10, 20 or 30 for a right answer by its level, half of that with help, none for a wrong one. */
export function xpOf({
  difficulty,
  isCorrect,
  isHelped,
}: Pick<Attempt, "difficulty" | "isCorrect" | "isHelped">): number {
  if (!isCorrect) return 0;
  return isHelped ? XP_POINTS[difficulty] / 2 : XP_POINTS[difficulty];
}

/**
 * The record after one more attempt. Help is counted and earns half; it moves no level, proves no mastery and plans no
 * review, but a success with help leaves a question of its kind owed.
 */
export function recordAttempt(record: TopicRecord, attempt: Attempt): TopicRecord {
  const { difficulty, isCorrect, isHelped, answeredAt } = attempt;
  const level = answerAtLevel(record.levels[difficulty], attempt);
  const counted: TopicRecord = {
    ...record,
    problemsSolved: record.problemsSolved + (isCorrect ? 1 : 0),
    xpPoints: record.xpPoints + xpOf(attempt),
    levels: { ...record.levels, [difficulty]: level },
    owed: owedAfter(record.owed, attempt),
    answeredAt,
  };
  if (isHelped) return counted;
  const review = scheduleReview(record.review, recallOf(record.currentDifficulty, attempt), attempt.day);
  const earned = level.mastered && !record.levels[difficulty].mastered;
  const shown = earned || (isCorrect && provesMastery(level.unaided));
  return { ...(shown ? moveUp(counted, difficulty) : moveDown(counted, difficulty, level)), review };
}

/**
 * The record after a question whose first answer was wrong was answered right on a later try: it is solved and earns what
 * help leaves. Levels, reviews and debts stay as the first answer left them.
 */
export function recordLaterSuccess(record: TopicRecord, { difficulty }: Pick<Attempt, "difficulty">): TopicRecord {
  return {
    ...record,
    problemsSolved: record.problemsSolved + 1,
    xpPoints: record.xpPoints + xpOfLaterSuccess(difficulty),
  };
}

/** Points for a right answer after a wrong one: as many as with help. */
export function xpOfLaterSuccess(difficulty: Difficulty): number {
  return xpOf({ difficulty, isCorrect: true, isHelped: true });
}

/**
 * A level whose mastery was earned, or shown again by a right answer after falling back to it, leads to the next one,
 * if that is harder than the current one.
 */
function moveUp(record: TopicRecord, difficulty: Difficulty): TopicRecord {
  const harder = harderThan(difficulty);
  return compareDifficulties(harder, record.currentDifficulty) > 0 ? { ...record, currentDifficulty: harder } : record;
}

/** Two wrong in a row at a level not mastered make the current difficulty easier by one, unless they were above it. */
function moveDown(record: TopicRecord, difficulty: Difficulty, level: LevelRecord): TopicRecord {
  const { currentDifficulty } = record;
  if (!isSetBack(level)) return record;
  // Two more are needed before it falls again.
  const levels = { ...record.levels, [difficulty]: { ...level, wrongInARow: 0 } };
  const falls = compareDifficulties(difficulty, currentDifficulty) <= 0;
  return { ...record, levels, currentDifficulty: falls ? easierThan(currentDifficulty) : currentDifficulty };
}

/** Without help, the debt of this kind is paid, right or wrong: a wrong answer has consequences of its own. */
function owedAfter(
  owed: readonly OwedQuestion[],
  { family, variant, difficulty, isCorrect, isHelped }: Attempt,
): readonly OwedQuestion[] {
  const others = owed.filter(
    (question) => question.family !== family || question.variant !== variant || question.difficulty !== difficulty,
  );
  if (!isHelped) return others;
  return isCorrect && others.length === owed.length ? [...owed, { family, variant, difficulty }] : owed;
}

/** Right is `good` at the current difficulty, `hard` (a weaker proof) below it and `easy` above it; wrong is `again`. */
function recallOf(current: Difficulty, { difficulty, isCorrect }: Attempt): Recall {
  if (!isCorrect) return "again";
  const above = compareDifficulties(difficulty, current);
  if (above === 0) return "good";
  return above > 0 ? "easy" : "hard";
}
