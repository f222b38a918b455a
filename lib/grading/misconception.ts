import { z } from "zod";
import { AXES } from "./mark.ts";

/** An exact decimal: `12.5`, `-0.03`, `6.022e23`. JSON numbers are taken as they are printed. */
export const decimalSchema = z.union([
  z.string().regex(/^[+-]?(?:\d{1,60}\.?\d{0,60}|\.\d{1,60})(?:[eE][+-]?\d{1,3})?$/),
  z.number(),
]);

/** A wrong way that students are known to go, and the value it leads to; `unit` is the answer's where it is absent. */
export const misconceptionSchema = z.object({
  id: z.string().min(1),
  value: decimalSchema,
  unit: z.string().optional(),
  /** What goes wrong on that way; the rest of the work is credited. */
  axis: z.enum(AXES),
});

export type Misconception = z.infer<typeof misconceptionSchema>;
