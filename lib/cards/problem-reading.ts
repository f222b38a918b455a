import { z } from "zod";
import { equationSchema, wordsSchema, writtenSchema } from "./texts.ts";

/** A number of the problem: what it is, and what it may be by its unit. */
const readNumberSchema = z.object({
  /** As it is written; with its place where it is written twice. */
  name: writtenSchema,
  value: writtenSchema,
  /** What it is; empty while that is not known. */
  is: wordsSchema,
  choices: z.array(wordsSchema),
  /** Why it counts for nothing; empty where it counts. */
  aside: wordsSchema,
  /** Whether the student said so; what nobody said is only likely. */
  by: z.enum(["student", "guess"]),
});

/**
 * A problem that is not surely read, as far as it is understood: to be confirmed, or changed part by part. It holds what was
 * said, not what was made of that: the problem is read again for each message about it.
 */
export const problemReadingCardSchema = z.object({
  type: z.literal("problem_reading"),
  version: z.literal(1),
  /** The problem as the student wrote it. */
  problem: writtenSchema,
  /** What they wrote about its reading, in their order. */
  said: z.array(writtenSchema),
  lead: wordsSchema,
  numbers: z.array(readNumberSchema),
  /** What is asked for, empty while that is not known; and what else follows from the numbers. */
  asked: wordsSchema,
  goals: z.array(wordsSchema),
  reaction: equationSchema,
  /** Quantities that would be enough for what is asked, each alone. */
  missing: z.array(wordsSchema),
  /** What the problem refers to and has not, in a sentence each. */
  absent: z.array(wordsSchema),
  question: wordsSchema,
  /** What the card's form writes: before what is asked, behind a number that is left aside, and where all of it is right. */
  writes: z.object({ asked: wordsSchema, aside: wordsSchema, yes: wordsSchema }),
  /** Whether it can be solved as it stands here, once the student confirms it. */
  isWhole: z.boolean(),
});

export type ProblemReadingCard = z.infer<typeof problemReadingCardSchema>;

/** There is one version. */
export function upgradeProblemReading(stored: Record<string, unknown>): unknown {
  return stored;
}
