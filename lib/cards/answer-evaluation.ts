import { z } from "zod";
import { expectedSchema } from "../grading/expected.ts";
import { AXES, markSchema, partialCreditSchema } from "../grading/mark.ts";
import { keySchema, wordsSchema, writtenSchema } from "./texts.ts";

/** One axis of the mark in words: "the relation with its values". Only the axes on which the answer could go wrong. */
const creditSchema = z.object({ axis: z.enum(AXES), text: wordsSchema, isRight: z.boolean() });

/** A mark in words. Cards of practice questions embed it; the first five fields are those of the interface. */
export const evaluationSchema = z.object({
  isCorrect: z.boolean(),
  score: z.number().int().min(0).max(100),
  /** What is right, what went wrong and why. */
  feedback: wordsSchema,
  partialCredit: partialCreditSchema,
  /** What to do next, a sentence each. */
  suggestions: z.array(wordsSchema),
  /** `ungradable`: the answer could not be read for certain, is asked for again and never counts. */
  verdict: markSchema.shape.verdict,
  misconception: keySchema.nullable(),
  /** How the answer was understood, in the reader's notation; empty when it was not. */
  reading: wordsSchema,
  /** Verdict and score in one sentence. */
  summary: wordsSchema,
  credits: z.array(creditSchema),
});

/** What the engine knows. What was expected is there only when it may be shown. */
const evaluationFactsSchema = z.object({ mark: markSchema, expected: expectedSchema.nullable() });

/** The mark of an answer that has no card of its own question. */
export const answerEvaluationCardSchema = z.object({
  type: z.literal("answer_evaluation"),
  version: z.literal(1),
  question: writtenSchema,
  studentAnswer: writtenSchema,
  evaluation: evaluationSchema,
  /** Null when no engine computed what is right. */
  facts: evaluationFactsSchema.nullable(),
  /** `given`: what is right came along with the answer. Without it, and without facts, a model judged. */
  basis: z.literal("given").optional(),
});

export type Credit = z.infer<typeof creditSchema>;
export type Evaluation = z.infer<typeof evaluationSchema>;
export type AnswerEvaluationCard = z.infer<typeof answerEvaluationCardSchema>;

/**
 * Reads a stored card of this kind. Version 0 is the bare shape of the interface description, where the question could
 * also be called the problem: it has neither facts nor the words of the verdict.
 */
export function upgradeAnswerEvaluation(stored: Record<string, unknown>): unknown {
  if (stored.version !== undefined) return stored;
  const { problem = "", question = problem, studentAnswer = "", evaluation, ...rest } = stored;
  return { ...rest, question, studentAnswer, evaluation: upgradeEvaluation(evaluation), version: 1, facts: null };
}

/** Brings an evaluation of the interface description to what is stored now; null stays. */
export function upgradeEvaluation(stored: unknown): unknown {
  if (typeof stored !== "object" || stored === null || !("isCorrect" in stored) || !("score" in stored)) return stored;
  const verdict = stored.isCorrect === true ? "correct" : "incorrect";
  return { misconception: null, reading: "", credits: [], summary: `${String(stored.score)}/100`, verdict, ...stored };
}
