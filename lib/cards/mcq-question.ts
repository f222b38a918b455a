import { z } from "zod";
import { issuedQuestionShape, upgradeIssuedQuestion } from "./issued-question.ts";
import { keySchema, wordsSchema } from "./texts.ts";

const optionSchema = z.object({ id: keySchema.min(1), text: wordsSchema });

/** A question that is answered by a choice. The browser judges it at once; what counts is the server's mark. */
export const mcqQuestionCardSchema = z.object({
  type: z.literal("mcq_question"),
  ...issuedQuestionShape,
  options: z.array(optionSchema).min(2),
  /** The id of the right option. */
  correctAnswer: keySchema,
  explanation: wordsSchema,
});

export type McqQuestionCard = z.infer<typeof mcqQuestionCardSchema>;

/** Reads a stored card of this kind, also called `mcq`. Version 0 is the bare shape of the interface description. */
export function upgradeMcqQuestion(stored: Record<string, unknown>): unknown {
  const type = "mcq_question";
  if (stored.version !== undefined) return { ...stored, type };
  const { inner, shared } = upgradeIssuedQuestion(stored);
  const { options, correctAnswer, explanation } = { ...stored, ...inner };
  return { ...shared, type, options, correctAnswer, explanation: explanation ?? "", solution: null };
}
