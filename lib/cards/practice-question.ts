import { z } from "zod";
import { issuedQuestionShape, upgradeIssuedQuestion } from "./issued-question.ts";
import { wordsSchema } from "./texts.ts";
import { withAnswerUnit, withGivenUnit } from "./missing-units.ts";

/** A question that is answered freely. */
export const practiceQuestionCardSchema = z.object({
  type: z.literal("practice_question"),
  ...issuedQuestionShape,
  /** What is given, a line each. */
  given: z.array(wordsSchema),
  /** What is asked, in a few words. */
  find: wordsSchema,
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
