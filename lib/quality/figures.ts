import { z } from "zod";
import { LOCALES } from "../i18n/locales.ts";

/** What a conversation of the evaluation puts to the test. */
export const EVAL_KINDS = [
  "solve",
  "open",
  "explain",
  "practice",
  "hint",
  "evaluate",
  "pressure",
  "injection",
  "citation",
] as const;

export type EvalKind = (typeof EVAL_KINDS)[number];

const count = z.int().min(0);
const milliseconds = z.object({ median: count, p95: count });
const correctness = z.object({ expected: count, met: count });

/** Word problems of the tables: how many were set, answered, and answered right; and texts that have no answer. */
const solverSchema = z.object({ problems: count, answered: count, right: count, traps: count, trapsAnswered: count });

/** Practice problems, each audited in six languages: how many, and in how many of them something was found. */
const problemsSchema = z.object({ problems: count, families: count, findings: count });

/** The check of claims: true claims confirmed, and drafts with one wrong claim. */
const claimsSchema = z.object({
  trueClaims: count,
  confirmed: count,
  heldForWrong: count,
  wrongClaims: count,
  wrongFound: count,
  wrongConfirmed: count,
  byLocale: z.array(z.object({ locale: z.enum(LOCALES), trueClaims: count, confirmed: count })),
});

/** Per second of one processor core. */
const speedSchema = z.object({ processor: z.string(), balances: count, solutions: count });

/** A run of `npm run eval`. `source` says what spoke: texts that people wrote, or a model. */
const evalSchema = z.object({
  source: z.enum(["scripted", "model"]),
  model: z.string(),
  conversations: count,
  replies: count,
  languages: count,
  correctness: z.array(correctness.extend({ kind: z.enum(EVAL_KINDS) })),
  byLocale: z.array(correctness.extend({ locale: z.enum(LOCALES) })),
  leaks: z.object({ replies: count, leaked: count }),
  /** Claims that were made wrong on purpose, by what became of them; null where a model spoke. `absent`: not in the reply, whatever left them out. */
  falseClaims: z
    .object({ told: count, corrected: count, marked: count, unmarked: count, passed: count, absent: count })
    .nullable(),
  citations: z.object({ shown: count, valid: count }),
  language: z.object({ replies: count, right: count }),
  /** Until the first word or card of a reply that a model took part in, and until it was stored; null where no model spoke live. */
  time: z.object({ firstMs: milliseconds, totalMs: milliseconds }).nullable(),
  tokens: z.object({ input: count, output: count }).nullable(),
});

const measured = <Figures extends z.ZodRawShape>(figures: z.ZodObject<Figures>) =>
  z.object({ date: z.iso.date(), command: z.string(), figures });

/** What was measured, when, and by which command: written by scripts, shown on /quality. */
export const figuresSchema = z.object({
  solver: measured(solverSchema),
  problems: measured(problemsSchema),
  claims: measured(claimsSchema),
  speed: measured(speedSchema),
  eval: measured(evalSchema),
});

export type Figures = z.infer<typeof figuresSchema>;
export type EvalFigures = Figures["eval"]["figures"];
