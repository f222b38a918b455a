import { MOST_TRIES } from "./tries.ts";
import { z } from "zod";
import { evaluationSchema } from "./answer-evaluation.ts";
import { issuedQuestionShape, upgradeIssuedQuestion } from "./issued-question.ts";
import { wordsSchema, writtenSchema } from "./texts.ts";
import { withAnswerUnit, withGivenUnit } from "./missing-units.ts";

/** An answer that was marked. */
const trySchema = z.object({ studentAnswer: writtenSchema, evaluation: evaluationSchema });

export type Try = z.infer<typeof trySchema>;

/** A question that is answered freely. */
export const practiceQuestionCardSchema = z.object({
  type: z.literal("practice_question"),
  ...issuedQuestionShape,
  /** What is given, a line each. */
  given: z.array(wordsSchema),
  /** What is asked, in a few words. */
  find: wordsSchema,
  /** The answer is a molecule that is drawn, stored in SMILES, or as a condensed formula where it was typed. */
  field: z.literal("molecule").optional(),
  /** The wrong answers before `studentAnswer`, oldest first: the first of them is the one that counts. */
  earlier: z
    .array(trySchema)
    .max(MOST_TRIES - 1)
    .optional(),
});

export type PracticeQuestionCard = z.infer<typeof practiceQuestionCardSchema>;

function asLines(given: unknown): unknown {
  if (typeof given === "string") return given === "" ? [] : [withGivenUnit(given)];
  return Array.isArray(given) ? given.map(withGivenUnit) : (given ?? []);
}

/**
 * Reads a stored card of this kind, also called `practice`. Version 0 is the bare shape of the interface description,
 * where the question may hold what is given, sought and solved.
 */
export function upgradePracticeQuestion(stored: Record<string, unknown>): unknown {
  const type = "practice_question";
  if (stored.version !== undefined) return { ...stored, type };
  const { inner, shared } = upgradeIssuedQuestion(stored);
  const { given, find, solution } = { ...stored, ...inner };
  return { ...shared, type, given: asLines(given), find: find ?? "", solution: withAnswerUnit(solution ?? null) };
}
