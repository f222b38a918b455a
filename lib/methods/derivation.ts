import { z } from "zod";
import { LABELS } from "./rules/kinds.ts";
import { CONDITIONS } from "./rules/rule.ts";

/**
 * Where each quantity of a solution comes from, so that a card can be asked about it later: nodes in the order in which they
 * are computed, the answer last. It is stored on cards and with issued questions; what an older version wrote has none.
 */

const decimalSchema = z.string().regex(/^-?\d+(\.\d+)?$/);

const measuredSchema = z.object({
  /** Unrounded, but for the noise of the arithmetic. */
  value: decimalSchema,
  unit: z.string(),
  significantFigures: z.number().int().positive().nullable(),
});

/** A constant of nature or by definition, and who says so. */
const constantSchema = measuredSchema.extend({
  letter: z.string(),
  /** Exact by the definitions of the SI of 2019, measured and recommended by CODATA in 2022, or a number by definition. */
  source: z.enum(["si-2019", "codata-2022", "definition"]),
});

const originSchema = z.discriminatedUnion("kind", [
  /** The text says it: which of the givens, counted from 0. */
  z.object({ kind: z.literal("given"), index: z.number().int().min(0) }),
  /** A law or table gives it, from these nodes, with these constants; `step` names its step among those of the solution. */
  z.object({
    kind: z.literal("step"),
    method: z.string(),
    step: z.string(),
    from: z.array(z.number().int().min(0)),
    constants: z.array(constantSchema),
  }),
]);

const nodeSchema = measuredSchema.extend({
  /** What it is: the kind of quantity, the substance in canonical ASCII, and which of several. */
  quantity: z.object({ kind: z.string(), of: z.string().nullable(), label: z.string().nullable() }),
  origin: originSchema,
});

const ascii = z.string();

/** The cell that a problem is about: see `CellScene`. */
const cellSchema = z.object({
  couples: z.object({ cathode: ascii, anode: ascii }).nullable(),
  factors: z.object({ cathode: z.number(), anode: z.number() }).nullable(),
  isWritten: z.boolean(),
  electrons: z.number().nullable(),
  equation: ascii.nullable(),
  species: z.array(
    z.object({ formula: ascii, power: z.number(), label: z.enum(LABELS).nullable(), isGas: z.boolean() }),
  ),
});

/** What the problem supposes besides its givens, so that another question can be asked of it. Formulas in canonical ASCII. */
const supposedSchema = z.object({
  equation: ascii.nullable(),
  conditions: z.array(z.enum(CONDITIONS)),
  containment: z.object({ part: ascii, whole: ascii }).nullable(),
  solution: z.object({ solute: ascii.nullable(), solvent: ascii.nullable() }).nullable(),
  excess: z.array(ascii),
  cell: cellSchema.optional(),
});

export const derivationSchema = z.object({
  version: z.literal(1),
  nodes: z.array(nodeSchema).min(1),
  /** Absent where the problem supposes what cannot be told here: isotopes, bonds. */
  supposed: supposedSchema.optional(),
});

export type Supposed = z.infer<typeof supposedSchema>;

export type Derivation = z.infer<typeof derivationSchema>;
export type DerivedNode = z.infer<typeof nodeSchema>;
export type DerivedConstant = z.infer<typeof constantSchema>;
