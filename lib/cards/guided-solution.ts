import { z } from "zod";
import { equationSchema, keySchema, wordsSchema, writtenSchema } from "./texts.ts";

/** What is said of a line of the student's. */
const remarkSchema = z.object({
  said: writtenSchema,
  verdict: z.enum(["right", "wrong", "neither"]),
  text: wordsSchema,
});

const guidedStepSchema = z.object({
  title: wordsSchema,
  /** Its lines, once it is done. */
  equation: equationSchema,
  by: z.enum(["student", "tutor"]),
});

/**
 * A problem that is worked together, as far as it has come. It holds what the student knows already and nothing of what is
 * still to be found: the engine solves the problem again for each line.
 */
export const guidedSolutionCardSchema = z.object({
  type: z.literal("guided_solution"),
  version: z.literal(1),
  /** Whether the student is led through it, or handed in a working to be checked. */
  mode: z.enum(["guide", "check"]),
  /** The problem as the engine reads it. */
  problem: writtenSchema,
  /** The practice question on record that it is, if it is one. */
  questionId: keySchema.nullable(),
  given: z.array(wordsSchema),
  asked: wordsSchema,
  /** The steps that are done, in their order. */
  steps: z.array(guidedStepSchema),
  /** Of how many in all. */
  stepCount: z.number().int().min(1),
  /** What is said of the lines that were written last. */
  remarks: z.array(remarkSchema),
  /** Help with the step that is asked for, as far as it was given. */
  hint: z.object({ text: wordsSchema, equation: equationSchema }).nullable(),
  /** What the student is asked now, or what is said at the end. */
  question: wordsSchema,
  isOver: z.boolean(),
  state: z.object({
    at: z.number().int().min(0),
    rung: z.number().int().min(0),
    tries: z.number().int().min(0),
    shown: z.array(z.number().int().min(0)),
  }),
});

export type GuidedSolutionCard = z.infer<typeof guidedSolutionCardSchema>;
export type GuidedRemark = z.infer<typeof remarkSchema>;

/** There is one version. */
export function upgradeGuidedSolution(stored: Record<string, unknown>): unknown {
  return stored;
}
