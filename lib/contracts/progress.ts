import { z } from "zod";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { isTimeZone } from "../mastery/local-day.ts";

/**
 * Where the student is, as the browser says (`Intl.DateTimeFormat().resolvedOptions().timeZone`): an IANA name. It
 * decides which day an answer counts for; a client that sends none lives in UTC.
 */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone).default("UTC");

/** GET /api/user/progress */
export const progressQuerySchema = z.object({ timeZone: timeZoneSchema });

const count = z.int().nonnegative();

/** One subtopic in GET /api/user/progress, which lists those that were practised in the curriculum's order. */
export const topicProgressSchema = z.object({
  /** The English name of the subtopic. */
  topic: z.string(),
  topicId: z.string(),
  problemsSolved: count,
  totalProblems: count,
  /** The student's, the same in each record. */
  streakDays: count,
  xpPoints: count,
  currentDifficulty: z.enum(DIFFICULTIES),
  easyAttempted: count,
  easyCorrect: count,
  easyMastered: z.boolean(),
  mediumAttempted: count,
  mediumCorrect: count,
  mediumMastered: z.boolean(),
  hardAttempted: count,
  hardCorrect: count,
  hardMastered: z.boolean(),
  /** Whether it should be reviewed today. */
  isDue: z.boolean(),
  /** The day of the next review, for plans that plan reviews (`advancedProgress`); else, and before any is planned, null. */
  dueDay: z.iso.date().nullable(),
  /** How many kinds of question were solved with help and wait to be solved without. */
  owedQuestions: count,
});

export type TopicProgress = z.infer<typeof topicProgressSchema>;

/** GET /api/user/progress/history, for plans with the right `advancedProgress`: what was practised, and what to review. */
export const progressHistorySchema = z.object({
  /** The student's. */
  today: z.iso.date(),
  /** The days of the last twelve weeks on which something was answered, the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), answered: count, right: count, unaidedRight: count, xp: count })),
  /** What to review in the next four weeks, the next first; what is overdue stands under today. */
  reviews: z.array(z.object({ topic: z.string(), topicId: z.string(), day: z.iso.date() })),
});

export type ProgressHistory = z.infer<typeof progressHistorySchema>;

export type PlannedReview = ProgressHistory["reviews"][number];
