import { z } from "zod";
import { SUBTOPIC_SLUGS } from "../curriculum/outline.ts";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { expressionSchema, factValueSchema, solutionFactsSchema } from "../methods/facts.ts";

/** A wrong answer, and the slip that leads to it: an id of `lib/wording/slip.ts`, or a message key of the family. */
const distractorSchema = z.object({ slip: z.string().min(1), value: factValueSchema });

/** Between which values, in its unit, the answer must lie by what the statement says. */
const rangeSchema = z.object({ least: z.number().optional(), greatest: z.number().optional() });

/**
 * A problem without a word of any language: stored as JSON when it is issued, worded by `lib/wording/problem.ts`, marked by
 * `lib/grading`, hinted at by `hints.ts`. It holds its answer, so it never leaves the server as it is.
 */
export const problemSchema = z.object({
  version: z.literal(1),
  family: z.string().min(1),
  subtopic: z.enum(SUBTOPIC_SLUGS),
  difficulty: z.enum(DIFFICULTIES),
  /** Where its words are among the messages: `problems-<room>.<family>`. */
  words: z.string().min(1),
  /** Which of the family's statements: `<words>.statements.<variant>` holds `question` and `find`. */
  variant: z.string().min(1),
  /** The arguments of the statement. */
  values: z.record(z.string(), factValueSchema),
  /** What is given, a line each. */
  given: z.array(expressionSchema),
  /** Steps, answer and its sentence; the wrong answers that known slips lead to. */
  solution: solutionFactsSchema,
  distractors: z.array(distractorSchema),
  range: rangeSchema.optional(),
  /** How strictly the answer is read (`lib/grading/expected.ts`), where its kind leaves it open. */
  reading: z
    .object({
      form: z.enum(["compound", "molecular", "empirical"]).optional(),
      statesRequired: z.boolean().optional(),
      lowestTermsRequired: z.boolean().optional(),
      perEquation: z.boolean().optional(),
      alsoUnit: z.string().optional(),
      /** The answer is drawn: the molecules that count, in SMILES. */
      molecules: z.array(z.string().min(1)).optional(),
      /** Message keys of further words that are right. */
      alsoAccepted: z.array(z.string()).optional(),
    })
    .optional(),
});

export type Range = z.infer<typeof rangeSchema>;
export type Distractor = z.infer<typeof distractorSchema>;
export type Problem = z.infer<typeof problemSchema>;
