import { z } from "zod";
import type { Doubt } from "../chemistry/judgement/doubt.ts";
import { systematicNameSchema } from "../nomenclature/organic/systematic/systematic-name.ts";
import { derivationSchema } from "./derivation.ts";
import { METHOD_IDS } from "./method-ids.ts";
import { RULE_IDS } from "./rule-ids.ts";

/**
 * What a method found, without a word of any language: it can be stored as JSON, marked, hinted at, and worded in any
 * locale by `lib/wording`. Decimals are exact strings with a point; chemistry is in canonical ASCII (`CuSO4·5H2O`,
 * `4 Fe + 3 O2 -> 2 Fe2O3`).
 */

const decimalSchema = z.string().regex(/^-?\d+(\.\d+)?$/);

/** A value as measured or computed. `significantFigures` is null for an exact number; `unit` is empty for a pure number. */
export const quantitySchema = z.object({
  kind: z.literal("quantity"),
  value: decimalSchema,
  unit: z.string(),
  significantFigures: z.number().int().positive().nullable(),
  /** Where the way of writing it matters: all digits, a power of ten, or a sign also before a positive number. */
  notation: z.enum(["plain", "scientific", "signed"]).optional(),
});

export const OPERATORS = ["=", "≠", "≈", "+", "-", "*", "/", "^", "(", ")", ":", ",", "->", "<=>"] as const;

/** One term of a line: a value, a piece of chemistry, a named quantity such as `M(NaCl)`, or an operator. */
export const termSchema = z.discriminatedUnion("kind", [
  quantitySchema,
  /** `signed`: with its sign also where it is positive. */
  z.object({ kind: z.literal("count"), value: z.number().int(), signed: z.boolean().optional() }),
  z.object({ kind: z.literal("formula"), formula: z.string() }),
  /** A substance or ion by its name in the reader's language. */
  z.object({ kind: z.literal("substance"), formula: z.string() }),
  /** An organic compound by its systematic name in the reader's language, or a name that is wrong. */
  z.object({ kind: z.literal("organic"), name: systematicNameSchema }),
  /** What is written alike in every language and is no formula of atoms: CH₂=CHCH₃, –CH₂–CHCl–, ATG CCA. */
  z.object({ kind: z.literal("notation"), text: z.string() }),
  z.object({ kind: z.literal("equation"), equation: z.string() }),
  /** How electrons fill subshells, in plain digits: `[Ne] 3s2`. */
  z.object({ kind: z.literal("configuration"), configuration: z.string() }),
  /** A letter that stands for a quantity (`M`, `w`, `a`), and the formula that it is a property of. */
  z.object({ kind: z.literal("variable"), name: z.string(), of: z.string().nullable() }),
  z.object({ kind: z.literal("operator"), symbol: z.enum(OPERATORS) }),
  /** A word or phrase: its key among the messages, from the root. */
  z.object({ kind: z.literal("word"), key: z.string() }),
]);

/** A line of arithmetic or chemistry, read from left to right. */
export const expressionSchema = z.object({ kind: z.literal("expression"), terms: z.array(termSchema) });

/** Anything that a sentence may mention. A list is joined the way the reader's language joins lists. */
export const factValueSchema = z.discriminatedUnion("kind", [
  ...termSchema.options,
  expressionSchema,
  z.object({ kind: z.literal("list"), items: z.array(z.union([expressionSchema, termSchema])) }),
]);

const factValuesSchema = z.record(z.string(), factValueSchema);

/** A method of the engine, worded in `solution.<method>`; or where a family of problems words steps of its own. */
const methodSchema = z.union([z.enum([...METHOD_IDS, ...RULE_IDS]), z.templateLiteral(["problems-", z.string()])]);

/** One step. Its `id`, within its method, names its title, content and explanation among the messages. */
export const stepFactsSchema = z.object({
  id: z.string(),
  /** Where several methods are chained: the one that the step belongs to. */
  method: methodSchema.optional(),
  /** The lines that stand alone on the page; none for a step of words only. */
  lines: z.array(expressionSchema),
  values: factValuesSchema,
});

/** The answer, and the `id` of the sentence that states it. */
export const answerFactsSchema = z.object({
  id: z.string(),
  /** A quantity before it was rounded to its figures, in the same unit: for whoever computes on with it. */
  unrounded: decimalSchema.optional(),
  method: methodSchema.optional(),
  value: factValueSchema,
  values: factValuesSchema,
});

/** The wrong answer that a known slip leads to: its `id` is the slip's name, the same in every method. */
export const misconceptionFactsSchema = z.object({ id: z.string(), value: quantitySchema });

const ascii = z.string();
const asciiList = z.array(ascii).readonly();

/** What speaks against a formula or a reaction, as `lib/chemistry/judgement` found it. */
const doubtSchema: z.ZodType<Doubt> = z.discriminatedUnion("code", [
  z.object({
    code: z.literal("charges"),
    formula: ascii,
    cations: z.array(asciiList).readonly(),
    anion: ascii,
    neutral: asciiList,
  }),
  z.object({ code: z.literal("uncharged-ion"), formula: ascii, ion: ascii }),
  z.object({ code: z.literal("below-hydrogen"), metal: ascii, from: ascii }),
  z.object({ code: z.literal("nitric-acid"), metal: ascii }),
  z.object({ code: z.literal("less-reactive-metal"), metal: ascii, displaced: ascii }),
  z.object({ code: z.literal("less-reactive-halogen"), halogen: ascii, displaced: ascii }),
  z.object({ code: z.literal("meets-water"), metal: ascii }),
  z.object({ code: z.literal("other-ion"), metal: ascii, written: ascii, forms: ascii }),
  z.object({ code: z.literal("ions-stay"), ions: asciiList }),
  z.object({ code: z.literal("stays-solid"), solid: ascii }),
  z.object({ code: z.literal("weak-acid"), weak: ascii, strong: ascii }),
]);

/** Only of what is doubted. `meant`: balanced equations that were perhaps meant, the likeliest first. */
const judgementSchema = z.object({ doubts: z.array(doubtSchema).min(1), meant: z.array(z.string()) });

export const solutionFactsSchema = z.object({
  method: methodSchema,
  /** The letter of the part that it solves, where the exercise has parts. */
  part: z.string().optional(),
  /** The letter of the part whose answer it goes on with. */
  takenFrom: z.string().optional(),
  givens: factValuesSchema,
  steps: z.array(stepFactsSchema),
  answer: answerFactsSchema,
  misconceptions: z.array(misconceptionFactsSchema).default([]),
  judgement: judgementSchema.optional(),
  /** Where each quantity comes from; absent where a method has no chain of them, and in what was stored before. */
  derivation: derivationSchema.optional(),
});

export type Method = z.infer<typeof methodSchema>;
export type Quantity = z.infer<typeof quantitySchema>;
export type Operator = (typeof OPERATORS)[number];
export type Term = z.infer<typeof termSchema>;
export type Expression = z.infer<typeof expressionSchema>;
export type FactValue = z.infer<typeof factValueSchema>;
export type StepFacts = z.infer<typeof stepFactsSchema>;
export type AnswerFacts = z.infer<typeof answerFactsSchema>;
export type MisconceptionFacts = z.infer<typeof misconceptionFactsSchema>;
export type Judgement = z.infer<typeof judgementSchema>;
export type SolutionFacts = z.infer<typeof solutionFactsSchema>;
