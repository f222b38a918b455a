import { z } from "zod";
import { decimalSchema, misconceptionSchema } from "./misconception.ts";
import { stepPlanSchema } from "./steps/step-plan.ts";

/**
 * What a problem expects as its answer: enough to mark anything that a student writes, without a word of any language
 * but the names that are the answer. It is stored with an issued problem and never leaves the server before it is marked.
 */

/** A value of the solution that is not its answer: one that the question gives, or the result of an earlier step. */
const passedValueSchema = z.object({ value: decimalSchema, unit: z.string(), isGiven: z.boolean() });

const expectedQuantitySchema = z.object({
  kind: z.literal("quantity"),
  /** In `unit`; better unrounded: `significantFigures` says how it is to be rounded. */
  value: decimalSchema,
  /** As `formatUnit` or a person writes it; empty for a pure number. */
  unit: z.string(),
  /** Null or absent for an exact value, such as a count. */
  significantFigures: z.number().int().min(1).max(30).nullable().optional(),
  /** Relative; replaces the usual allowance for other tables of atomic weights (`quantity/closeness.ts`). */
  tolerance: z.number().min(0).max(0.5).optional(),
  misconceptions: z.array(misconceptionSchema).optional(),
  /** What may be taken for the answer on the way to it. */
  passed: z.array(passedValueSchema).optional(),
  /** The question itself names the unit: a bare number is then right, with a remark. */
  unitNamed: z.boolean().optional(),
  /** The value is known and only its unit is asked for: "convert 8.30 mol to mmol". In another unit it is no answer. */
  unitAsked: z.boolean().optional(),
  /** ΔH, ΔS or ΔG of an equation as it is written: per mole of such reactions it is the same number, in kJ/mol (IUPAC Green Book, 2.11). */
  perEquation: z.boolean().optional(),
  /** Another unit in which the same number is right: Kc is a pure number, or one of mol/L to a power. */
  alsoUnit: z.string().optional(),
  /** How the answer comes about, to tell early rounding; the last step is the answer, in the same unit. */
  plan: stepPlanSchema.optional(),
});

const expectedFormulaSchema = z.object({
  kind: z.literal("formula"),
  formula: z.string().min(1),
  /**
   * `compound` (the default): as the compound is written, so that another order of the parts gets a remark. `molecular`:
   * any order will do, structural formulas too. `empirical`: lowest whole numbers, each element once. `structural`: a
   * condensed formula, as the order of its atoms tells compounds apart.
   */
  form: z.enum(["compound", "molecular", "empirical", "structural"]).optional(),
});

const expectedEquationSchema = z.object({
  kind: z.literal("equation"),
  /** Balanced or not: it is balanced before it is compared. */
  equation: z.string().min(1),
  /** Multiples are then wrong, and not only remarked on. */
  lowestTermsRequired: z.boolean().optional(),
  statesRequired: z.boolean().optional(),
});

const expectedNameSchema = z.object({
  kind: z.literal("name"),
  formula: z.string().min(1),
  /** Names that count, the preferred one first. Others are read and compared with the formula. */
  names: z.array(z.string().min(1)).min(1),
  /** Names that are known to be wrong: misspelt, they are wrong as well, and not asked for again. */
  others: z.array(z.string().min(1)).optional(),
  /** A slip of the pen is asked for again instead of being overlooked: for whoever tries out names in spellings that cannot be read. */
  exactSpelling: z.boolean().optional(),
});

const expectedChoiceSchema = z.object({
  kind: z.literal("choice"),
  correct: z.string().min(1),
  options: z.array(z.object({ id: z.string().min(1), text: z.string() })).optional(),
});

const expectedTextSchema = z.object({
  kind: z.literal("text"),
  accepted: z.array(z.string().min(1)).min(1),
  /** Answers that are known to be wrong, though an accepted one may be part of them: "nonmetal", "no metal" for a metal. */
  others: z.array(z.string().min(1)).optional(),
  /** Every letter counts, as in the bases of a strand. */
  exactSpelling: z.boolean().optional(),
});

const expectedConfigurationSchema = z.object({
  kind: z.literal("configuration"),
  /** Of electrons, in plain digits: `[Ne] 3s2`; or a subshell alone, `3d`. */
  configuration: z.string().min(1),
  misconceptions: z.array(z.object({ id: z.string().min(1), configuration: z.string().min(1) })).optional(),
});

const expectedStructureSchema = z.object({
  kind: z.literal("structure"),
  /** The molecules that count, without rings, in SMILES: one, or all of a class with one formula. */
  accepted: z.array(z.string().min(1)).min(1).max(60),
});

export const expectedSchema = z.discriminatedUnion("kind", [
  expectedQuantitySchema,
  expectedFormulaSchema,
  expectedEquationSchema,
  expectedNameSchema,
  expectedChoiceSchema,
  expectedTextSchema,
  expectedConfigurationSchema,
  expectedStructureSchema,
]);

export type PassedValue = z.infer<typeof passedValueSchema>;
export type ExpectedQuantity = z.infer<typeof expectedQuantitySchema>;
export type ExpectedFormula = z.infer<typeof expectedFormulaSchema>;
export type ExpectedEquation = z.infer<typeof expectedEquationSchema>;
export type ExpectedName = z.infer<typeof expectedNameSchema>;
export type ExpectedChoice = z.infer<typeof expectedChoiceSchema>;
export type ExpectedText = z.infer<typeof expectedTextSchema>;
export type ExpectedConfiguration = z.infer<typeof expectedConfigurationSchema>;
export type ExpectedStructure = z.infer<typeof expectedStructureSchema>;
export type Expected = z.infer<typeof expectedSchema>;
