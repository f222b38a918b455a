import { z } from "zod";
import { KINDS, LABELS } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { CONDITIONS } from "../../methods/rules/rule.ts";

/**
 * A problem as somebody read it, free of its language: the same form for the reader of texts, for a model, and for a
 * student who corrects it. `lib/reading/statement/verify.ts` says whether its text bears it.
 */

const MOST_QUANTITIES = 40;

/** A formula in ASCII notation. */
const formulaSchema = z.string().min(1).max(200);

/** A piece of the problem's text, word for word. `start`, in UTF-16 units, tells which where it stands there several times. */
const spanSchema = z.object({
  text: z.string().min(1).max(400),
  start: z.int().min(0).nullable().default(null),
});

const kindSchema = z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]);

/** What is measured, of which substance (null: of the sample), and when or which of several. */
const variableSchema = z.object({
  kind: kindSchema,
  of: formulaSchema.nullable().default(null),
  at: z.enum(LABELS).nullable().default(null),
});

/** Who says it: the text, where nothing stands here, or the student who was asked back, in a message of theirs. */
const bySchema = z.literal("student").optional();

const givenSchema = variableSchema.extend({ span: spanSchema, by: bySchema });

const goalSchema = variableSchema.extend({
  /** The words that ask. */
  span: spanSchema.nullable().default(null),
  /** The unit that is asked for; null where the text names none. */
  unit: z.string().max(60).nullable().default(null),
  by: bySchema,
});

/**
 * Why a number of the text counts for nothing; `idle`: no law joins it with what is asked, as a price; `student`: because the
 * student who was asked back says so.
 */
const IGNORED_REASONS = ["restated", "definition", "constant", "condition", "year", "name", "idle", "student"] as const;

export type IgnoredReason = (typeof IGNORED_REASONS)[number];

const ignoredSchema = z.object({ span: spanSchema, why: z.enum(IGNORED_REASONS) });

export const statementSchema = z.object({
  version: z.literal(1).default(1),
  givens: z.array(givenSchema).max(MOST_QUANTITIES),
  goals: z.array(goalSchema).min(1).max(MOST_QUANTITIES),
  /** The reaction, balanced or not, as the text writes or names it. */
  equation: z.string().min(3).max(500).nullable().default(null),
  conditions: z.array(z.enum(CONDITIONS)).default([]),
  /** What is dissolved in what. */
  solution: z
    .object({ solute: formulaSchema.nullable().default(null), solvent: formulaSchema.nullable().default(null) })
    .nullable()
    .default(null),
  ignored: z.array(ignoredSchema).max(MOST_QUANTITIES).default([]),
});

export type Statement = z.output<typeof statementSchema>;
export type Span = z.output<typeof spanSchema>;
export type StatedGoal = z.output<typeof goalSchema>;
export type StatedGiven = z.output<typeof givenSchema>;
