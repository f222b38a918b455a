import { z } from "zod";
import { equationSchema, wordsSchema, writtenSchema } from "./texts.ts";

/** What was read in a problem: shown with its solution, so that a wrong reading is seen and can be corrected. */
export const readingSchema = z.object({
  /** A quantity by its letter, and its value as the problem writes it, from `start` to `end` in UTF-16 units. */
  given: z.array(
    z.object({
      name: equationSchema,
      value: writtenSchema,
      start: z.int().min(0),
      end: z.int().min(0),
      /** Absent where the problem says it by itself: the student said what it is, or how much, when they were asked. */
      by: z.literal("student").optional(),
    }),
  ),
  asked: z.array(equationSchema),
  /** Absent where the problem says by itself what is asked. */
  askedBy: z.literal("student").optional(),
  /** What the problem does not say, and where it is from. */
  supposed: z.array(z.object({ line: equationSchema, source: wordsSchema })),
  /** Numbers of the problem that count for nothing, and why. */
  ignored: z.array(z.object({ value: writtenSchema, why: wordsSchema })),
});

export type Reading = z.infer<typeof readingSchema>;
