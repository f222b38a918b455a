import { z } from "zod";

const keySchema = z.string().min(1).max(150);

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
