import { z } from "zod";
import { decimalSchema, misconceptionSchema } from "../misconception.ts";

/**
 * How an answer comes about: named numbers and, step by step, what is computed from them. It is data, so that it can be
 * stored with a problem and computed again from a student's own intermediate values.
 */

export const OPERATIONS = [
  "add",
  "subtract",
  "multiply",
  "divide",
  "power",
  "negate",
  "log10",
  "ln",
  "exp10",
  "exp",
  "sqrt",
] as const;

/** A number, a name (of a given or of an earlier step), or an operation on such. */
export type StepExpression =
  | { readonly number: string | number }
  | { readonly name: string }
  | { readonly operation: (typeof OPERATIONS)[number]; readonly of: readonly StepExpression[] };

const stepExpressionSchema: z.ZodType<StepExpression> = z.lazy(() =>
  z.union([
    z.object({ number: decimalSchema }),
    z.object({ name: z.string().min(1) }),
    z.object({ operation: z.enum(OPERATIONS), of: z.array(stepExpressionSchema).min(1).max(12) }),
  ]),
);

const plannedStepSchema = z.object({
  /** Also the name of its value in later steps. */
  id: z.string().min(1),
  /** The unit in which the expression gives the value; empty for a pure number. */
  unit: z.string(),
  significantFigures: z.number().int().min(1).max(30).nullable(),
  expression: stepExpressionSchema,
  misconceptions: z.array(misconceptionSchema).optional(),
});

export const stepPlanSchema = z.object({
  /** Numbers by name, each in the unit that the expressions take it in. */
  givens: z.record(z.string(), decimalSchema),
  steps: z.array(plannedStepSchema).min(1).max(12),
});

export type PlannedStep = z.infer<typeof plannedStepSchema>;
export type StepPlan = z.infer<typeof stepPlanSchema>;
