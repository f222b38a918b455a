import { z } from "zod";
import { solutionFactsSchema } from "../methods/facts.ts";
import { PICTURE_KINDS } from "../pictures/kinds.ts";
import { drawingsSchema } from "./drawing.ts";
import { readingSchema } from "./reading.ts";
import { equationSchema, markdownSchema, wordsSchema, writtenSchema } from "./texts.ts";

const solutionStepSchema = z.object({
  stepNumber: z.number().int().positive(),
  title: wordsSchema,
  /** Chemistry or arithmetic in Unicode notation, a line each; empty when the step has none. */
  equation: equationSchema,
  content: wordsSchema,
  explanation: wordsSchema,
});

const finalAnswerSchema = z.object({ value: equationSchema, unit: wordsSchema, explanation: wordsSchema });

/** One problem solved, in words. `problemNumber` is there when several stood in one message that have no letters. */
export const solutionSchema = z.object({
  problemNumber: z.number().int().positive().optional(),
  /** Its letters in brackets, where it solves a part of an exercise. */
  part: wordsSchema.optional(),
  steps: z.array(solutionStepSchema),
  finalAnswer: finalAnswerSchema,
  /** What speaks against the student's own formulas or reaction, though the atoms balance. */
  doubts: z.array(wordsSchema).optional(),
  drawings: drawingsSchema,
  /** The picture that can be computed from its facts. A kind that is no longer known takes none of the words with it. */
  picture: z.enum(PICTURE_KINDS).optional().catch(undefined),
});

/** What the engine knows: the facts behind each solution, in the same order. Empty when no engine computed it. */
const stepSolutionFactsSchema = z.array(solutionFactsSchema);

/** A solved problem, or several, each with its `problemNumber`. */
export const stepSolutionCardSchema = z.object({
  type: z.literal("step_solution"),
  version: z.literal(1),
  /** The problem as the student wrote it. */
  problem: writtenSchema,
  solution: z.union([solutionSchema, z.array(solutionSchema).min(1)]),
  facts: stepSolutionFactsSchema,
  /** What the quantities of each derivation are called, in the order of its nodes; "" for one without a name. */
  names: z.array(z.array(wordsSchema)).optional(),
  /** What was read in the problem; absent where it is not told by quantities, and in what was stored before. */
  reading: readingSchema.optional(),
  /** Who read the problem, where it was not the engine: what was computed rests on that reading. */
  readBy: z.literal("model").optional(),
  /** What the reader must know besides: a problem of the message that stayed unsolved. */
  notes: z.array(markdownSchema).optional(),
});

export type SolutionStep = z.infer<typeof solutionStepSchema>;
export type FinalAnswer = z.infer<typeof finalAnswerSchema>;
export type Solution = z.infer<typeof solutionSchema>;
export type StepSolutionCard = z.infer<typeof stepSolutionCardSchema>;
