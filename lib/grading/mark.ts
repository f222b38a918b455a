import { z } from "zod";
import { remarkSchema } from "./remarks.ts";

/**
 * The four axes of a mark. For a quantity: `setup`, the right relation with the right givens in their places; `method`,
 * the right operation; `calculation`, the arithmetic; `units`, the unit of the answer. For chemistry that is written:
 * `setup`, the right elements or species; `method`, how they belong together; `calculation`, the numbers; `units`, the
 * charge or the states.
 */
export const AXES = ["setup", "method", "calculation", "units"] as const;

export const partialCreditSchema = z.object({
  setup: z.boolean(),
  method: z.boolean(),
  calculation: z.boolean(),
  units: z.boolean(),
});

/** What was understood, to be shown beside the mark. Chemistry is in canonical ASCII, decimals are exact. */
const answerReadingSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("quantity"),
    value: z.string(),
    unit: z.string(),
    significantFigures: z.number().int().nullable(),
  }),
  z.object({ kind: z.literal("formula"), formula: z.string() }),
  z.object({ kind: z.literal("equation"), equation: z.string() }),
  /** `formulas`: what the name stands for; none when only its letters were compared. */
  z.object({ kind: z.literal("name"), name: z.string(), formulas: z.array(z.string()) }),
  z.object({ kind: z.literal("choice"), id: z.string() }),
  z.object({ kind: z.literal("text"), text: z.string() }),
]);

export const markSchema = z.object({
  /** `ungradable` says that the answer could not be read for certain: it is asked for again and never counts. */
  verdict: z.enum(["correct", "incorrect", "ungradable"]),
  score: z.number().int().min(0).max(100),
  partialCredit: partialCreditSchema,
  remarks: z.array(remarkSchema),
  /** The id of the misconception that the answer shows: one of the expected ones, or a code of `SLIPS`. */
  misconception: z.string().nullable(),
  reading: answerReadingSchema.nullable(),
});

export type Axis = (typeof AXES)[number];
export type PartialCredit = z.infer<typeof partialCreditSchema>;
export type AnswerReading = z.infer<typeof answerReadingSchema>;
export type Mark = z.infer<typeof markSchema>;
