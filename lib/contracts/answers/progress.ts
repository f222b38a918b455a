import { DIFFICULTIES } from "../../curriculum/difficulties.ts";
import { array, boolean, type Infer, instant, nullable, number, object, oneOf, string } from "../shape.ts";

/** One subtopic in GET /api/user/progress, which lists those that were practised in the curriculum's order. */
export const topicProgressShape = object({
  /** The English name of the subtopic. */
  topic: string,
  topicId: string,
  problemsSolved: number,
  totalProblems: number,
  /** The student's, the same in each record. */
  streakDays: number,
  xpPoints: number,
  currentDifficulty: oneOf(DIFFICULTIES),
  easyAttempted: number,
  easyCorrect: number,
  easyMastered: boolean,
  mediumAttempted: number,
  mediumCorrect: number,
  mediumMastered: boolean,
  hardAttempted: number,
  hardCorrect: number,
  hardMastered: boolean,
  /** Whether it should be reviewed today. */
  isDue: boolean,
  /** The day of the next review, for plans that plan reviews (`advancedProgress`); else, and before any is planned, null. */
  dueDay: nullable(instant),
  /** How many kinds of question were solved with help and wait to be solved without. */
  owedQuestions: number,
});

export type TopicProgress = Infer<typeof topicProgressShape>;

/** GET /api/user/progress/history, for plans with the right `advancedProgress`: what was practised, and what to review. */
export const progressHistoryShape = object({
  /** The student's. */
  today: instant,
  /** The days of the last twelve weeks on which something was answered, the oldest first. */
  days: array(object({ day: instant, answered: number, right: number, unaidedRight: number, xp: number })),
  /** What to review in the next four weeks, the next first; what is overdue stands under today. */
  reviews: array(object({ topic: string, topicId: string, day: instant })),
});

export type ProgressHistory = Infer<typeof progressHistoryShape>;

export type PlannedReview = ProgressHistory["reviews"][number];
