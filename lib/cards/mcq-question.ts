import { z } from "zod";
import { upgradeEvaluation } from "./answer-evaluation.ts";
import { issuedQuestionShape } from "./issued-question.ts";

export const optionSchema = z.object({ id: z.string().min(1), text: z.string() });

/** A question that is answered by a choice. The browser judges it at once; what counts is the server's mark. */
export const mcqQuestionCardSchema = z.object({
  type: z.literal("mcq_question"),
  ...issuedQuestionShape,
  options: z.array(optionSchema).min(2),
  /** The id of the right option. */
  correctAnswer: z.string(),
  explanation: z.string(),
});

export type McqQuestionCard = z.infer<typeof mcqQuestionCardSchema>;

/** Reads a stored card of this kind, also called `mcq`. Version 0 is the bare shape of the interface description. */
export function upgradeMcqQuestion(stored: Record<string, unknown>): unknown {
  const type = "mcq_question";
  if (stored.version !== undefined) return { ...stored, type };
  const { question, problem, evaluation, difficulty, explanation, ...rest } = stored;
  const inner = typeof question === "object" && question !== null ? (question as Record<string, unknown>) : { question };
  return {
    ...rest,
    ...inner,
    type,
    version: 1,
    questionId: null,
    subtopic: null,
    difficulty: difficulty ?? null,
    question: inner.question ?? problem ?? "",
    explanation: inner.explanation ?? explanation ?? "",
    isHelped: false,
    studentAnswer: null,
    evaluation: upgradeEvaluation(evaluation ?? null),
    outcome: null,
    solution: null,
  };
}
