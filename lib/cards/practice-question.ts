import { z } from "zod";
import { upgradeEvaluation } from "./answer-evaluation.ts";
import { issuedQuestionShape } from "./issued-question.ts";

/** A question that is answered freely. */
export const practiceQuestionCardSchema = z.object({
  type: z.literal("practice_question"),
  ...issuedQuestionShape,
  /** What is given, a line each. */
  given: z.array(z.string()),
  /** What is asked, in a few words. */
  find: z.string(),
});

export type PracticeQuestionCard = z.infer<typeof practiceQuestionCardSchema>;

function asLines(given: unknown): unknown {
  if (typeof given === "string") return given === "" ? [] : [given];
  return given ?? [];
}

/**
 * Reads a stored card of this kind, also called `practice`. Version 0 is the bare shape of the interface description,
 * where the question may hold what is given, sought and solved.
 */
export function upgradePracticeQuestion(stored: Record<string, unknown>): unknown {
  const type = "practice_question";
  if (stored.version !== undefined) return { ...stored, type };
  const { question, problem, given, find, solution, evaluation, difficulty, ...rest } = stored;
  const inner = typeof question === "object" && question !== null ? (question as Record<string, unknown>) : { question };
  return {
    ...rest,
    type,
    version: 1,
    questionId: null,
    subtopic: null,
    difficulty: difficulty ?? null,
    question: inner.question ?? problem ?? "",
    given: asLines(inner.given ?? given),
    find: inner.find ?? find ?? "",
    isHelped: false,
    studentAnswer: null,
    evaluation: upgradeEvaluation(evaluation ?? null),
    outcome: null,
    solution: inner.solution ?? solution ?? null,
  };
}
