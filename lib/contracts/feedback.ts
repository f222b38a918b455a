import { z } from "zod";
import { FEEDBACK_TYPES, MAX_FEEDBACK_LENGTH } from "./feedback-types.ts";

/** POST /api/feedback. The text is trimmed before it is checked; the rating, 1 to 5, may be missing. */
export const sendFeedbackSchema = z.object({
  feedbackType: z.enum(FEEDBACK_TYPES),
  feedbackText: z.string().trim().min(1).max(MAX_FEEDBACK_LENGTH),
  rating: z.int().min(1).max(5).nullable().default(null),
});

export type SendFeedback = z.input<typeof sendFeedbackSchema>;
export type ParsedSendFeedback = z.output<typeof sendFeedbackSchema>;
