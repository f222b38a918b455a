import { z } from "zod";

const LEARNING_NOTE_KINDS = ["mastered", "weak", "slip"] as const;

const keySchema = z.string().min(1).max(150);

/** One line of GET /api/user/learning-history, worded in the reader's language. `isLeftOut`: the student says that it is not so. */
const learningNoteSchema = z.object({
  key: keySchema,
  kind: z.enum(LEARNING_NOTE_KINDS),
  text: z.string(),
  isLeftOut: z.boolean(),
});

export type LearningNote = z.infer<typeof learningNoteSchema>;

/** GET /api/user/learning-history: what the tutor knows of how the student learns, and whether it may use it. */
const learningHistorySchema = z.object({ isUsed: z.boolean(), notes: z.array(learningNoteSchema) });

export type LearningHistory = z.infer<typeof learningHistorySchema>;

/** What is stored of the student's decisions. `leftOut` are keys of notes. */
export const learningDecisionsSchema = z.object({
  isUsed: z.boolean().default(true),
  leftOut: z.array(keySchema).default([]),
});

export type LearningDecisions = z.output<typeof learningDecisionsSchema>;

/**
 * PATCH /api/user/learning-history: one decision, on the use of all notes or on one of them, which need not be listed any
 * more. Answers with the history as it is then.
 */
export const learningHistoryUpdateSchema = z.union([
  z.strictObject({ isUsed: z.boolean() }),
  z.strictObject({ key: keySchema, isLeftOut: z.boolean() }),
]);

export type LearningHistoryUpdate = z.infer<typeof learningHistoryUpdateSchema>;
