import { fsrs, Rating, type Grade } from "ts-fsrs";
import { addDays, daysBetween, type LocalDay } from "./local-day.ts";

/**
 * When a subtopic should come back, by the free spaced repetition scheduler (FSRS-6 with its published default
 * parameters; package ts-fsrs). It counts in whole days, without learning steps and without fuzz, so that the same
 * answers always give the same plan. Answers that follow on the same day lengthen nothing: only recall after days does.
 */
export type Review = {
  /** Days after which recall is expected to have fallen to 90 %. */
  stability: number;
  /** FSRS's difficulty of what is remembered, 1 to 10; no level of a question. */
  hardness: number;
  reviewed: LocalDay;
  due: LocalDay;
};

/** How well something was recalled, in FSRS's words. */
export type Recall = "again" | "hard" | "good" | "easy";

const GRADES: Readonly<Record<Recall, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 });

/**
 * The plan after one more answer without help, `review` being null before the first. A day before the last review (a
 * traveller's) is taken for that day.
 */
export function scheduleReview(review: Review | null, recall: Recall, day: LocalDay): Review {
  const reviewed = review && review.reviewed > day ? review.reviewed : day;
  const elapsedDays = review ? daysBetween(review.reviewed, reviewed) : 0;
  const before = review && { stability: review.stability, difficulty: review.hardness };
  const { stability, difficulty } = scheduler.next_state(before, elapsedDays, GRADES[recall]);
  const intervalDays = scheduler.next_interval(stability, elapsedDays);
  return { stability, hardness: difficulty, reviewed, due: addDays(reviewed, intervalDays) };
}

export function isDue(review: Review | null, today: LocalDay): boolean {
  return review !== null && review.due <= today;
}
