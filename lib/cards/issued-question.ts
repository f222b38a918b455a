import { z } from "zod";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { evaluationSchema, upgradeEvaluation } from "./answer-evaluation.ts";
import { solutionSchema } from "./step-solution.ts";
import { keySchema, wordsSchema, writtenSchema } from "./texts.ts";

/** What the cards of issued questions share. `null` for a card of old, whose question is not on record. */
export const issuedQuestionShape = {
  version: z.literal(1),
  /** The id of the message that issued it: evaluation and hints name it. */
  questionId: z.uuid().nullable(),
  /** The slug of a subtopic of `lib/curriculum`. */
  subtopic: keySchema.nullable(),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  question: wordsSchema,
  /** Whether a hint or the solution was asked for before the answer: it then counts as help. */
  isHelped: z.boolean(),
  /** What was answered: the text, or the id of the option. Null until it is evaluated. */
  studentAnswer: writtenSchema.nullable(),
  evaluation: evaluationSchema.nullable(),
  /** What the answer earned, and whether it moved the level. */
  outcome: z
    .object({
      xpPoints: z.number().int(),
      hasMastered: z.boolean(),
      difficultyBefore: z.enum(DIFFICULTIES),
      difficultyAfter: z.enum(DIFFICULTIES),
    })
    .nullable(),
  /** The solution; null until the answer is evaluated, or the solution asked for. */
  solution: solutionSchema.nullable(),
} as const;

/**
 * The shared part of a card of version 0, the bare shape of the interface description, whose question may hold what else
 * it says; `inner` is that, or the question alone.
 */
export function upgradeIssuedQuestion(stored: Record<string, unknown>): {
  inner: Record<string, unknown>;
  shared: Record<string, unknown>;
} {
  const { question, problem, difficulty, evaluation } = stored;
  const inner: Record<string, unknown> =
    typeof question === "object" && question !== null ? { ...question } : { question };
  const shared = {
    version: 1,
    questionId: null,
    subtopic: null,
    difficulty: difficulty ?? null,
    question: inner.question ?? problem ?? "",
    isHelped: false,
    studentAnswer: null,
    evaluation: upgradeEvaluation(evaluation ?? null),
    outcome: null,
  };
  return { inner, shared };
}
