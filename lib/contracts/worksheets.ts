import { z } from "zod";
import { usedMaterialSchema } from "../cards/used-material.ts";
import { CHAT_TOPIC_IDS } from "../curriculum/chat-topics.ts";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { SUBTOPIC_SLUGS } from "../curriculum/outline.ts";
import { FORMS } from "../problems/forms.ts";
import { MAX_PRACTICE_MATERIALS } from "./material-lengths.ts";
import { GREATEST_SEED } from "../problems/seed.ts";

export const MAX_WORKSHEET_EXERCISES = 40;
export const MAX_WORKSHEET_TEXT = 60_000;

/** More than there are: a long material may offer nearly all of them. */
const MAX_FAMILIES = 400;

/** GET /api/worksheets: the kinds of problems on a topic. */
export const familyQuerySchema = z.object({ topic: z.enum(CHAT_TOPIC_IDS) });

/** Materials of the teacher's own. */
const materialIdsSchema = z.array(z.uuid()).max(MAX_PRACTICE_MATERIALS);

/** GET /api/worksheets/subjects?materials=id,id: what materials are about, and the kinds of problems that it gives. */
export const subjectsQuerySchema = z.object({
  materials: z
    .string()
    .max(40 * MAX_PRACTICE_MATERIALS)
    .transform((ids) => ids.split(","))
    .pipe(materialIdsSchema.min(1)),
});

const problemFamilySchema = z.object({
  id: z.string(),
  subtopic: z.enum(SUBTOPIC_SLUGS),
  levels: z.array(z.enum(DIFFICULTIES)),
  forms: z.array(z.enum(FORMS)),
  /** One of its problems, in the reader's language. */
  example: z.string(),
});

export type ProblemFamily = z.infer<typeof problemFamilySchema>;

/** Its answer. A family's `levels` are those at which the materials give problems of it. */
export const materialSubjectsSchema = z.object({
  families: z.array(problemFamilySchema),
  materials: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      subtopics: z.array(z.enum(SUBTOPIC_SLUGS)),
      /** As they are printed; the first of many. */
      reactions: z.array(z.string()),
      substances: z.array(z.string()),
      pageCount: z.int(),
      /** Less than all pages of a long material. */
      lastPage: z.int(),
    }),
  ),
});

export type MaterialSubjects = z.infer<typeof materialSubjectsSchema>;

const seedSchema = z
  .int()
  .min(0)
  .max(GREATEST_SEED - 1);

/** POST /api/worksheets. With the seed of an earlier answer, and the same materials, the same sheet is made again. */
export const orderWorksheetSchema = z.object({
  families: z.array(z.string().max(100)).min(1).max(MAX_FAMILIES),
  difficulty: z.enum(DIFFICULTIES),
  form: z.enum(FORMS),
  count: z.int().min(1).max(MAX_WORKSHEET_EXERCISES),
  seed: seedSchema.optional(),
  /** What the problems are to be about; none for problems of the families alone. */
  materials: materialIdsSchema.default([]),
});

export type OrderWorksheet = z.input<typeof orderWorksheetSchema>;
export type ParsedOrderWorksheet = z.output<typeof orderWorksheetSchema>;

/** What an exercise has in common with the passage of a material that it names. */
export const SHARES = ["reaction", "substances", "subject"] as const;

/** The reaction, the substances or the subject is `shared`, as it is printed in the reader's language. */
const exerciseSourceSchema = usedMaterialSchema.extend({ shares: z.enum(SHARES), shared: z.string() });

export type ExerciseSource = z.infer<typeof exerciseSourceSchema>;

/** Its answer: the exercises with their key; `options` are empty where the answer is free. */
export const worksheetSchema = z.object({
  seed: seedSchema,
  exercises: z.array(
    z.object({
      number: z.int(),
      question: z.string(),
      options: z.array(z.object({ id: z.string(), text: z.string() })),
      answer: z.string(),
      steps: z.array(z.object({ title: z.string(), content: z.string(), equation: z.string() })),
      /** Null for one that was made from no material. */
      source: exerciseSourceSchema.nullable(),
    }),
  ),
});

export type Worksheet = z.infer<typeof worksheetSchema>;

const sheetTextSchema = z.string().trim().min(1).max(MAX_WORKSHEET_TEXT);

/** POST /api/worksheets/audit: a worksheet as a text, or one of the teacher's materials; its key in it, or by itself. */
export const auditWorksheetSchema = z.union([
  z.object({ text: sheetTextSchema, key: z.string().max(MAX_WORKSHEET_TEXT).optional() }),
  z.object({ materialId: z.uuid(), key: z.string().max(MAX_WORKSHEET_TEXT).optional() }),
]);

export type AuditWorksheet = z.input<typeof auditWorksheetSchema>;
export type ParsedAuditWorksheet = z.output<typeof auditWorksheetSchema>;

/** What became of an exercise; those that call the key into question come first. */
export const FINDINGS = [
  "disagrees",
  "unit",
  "figures",
  "impossible",
  "incomplete",
  "unanswered",
  "agrees",
  "unread",
  "several-parts",
  "too-much",
  "unrecognised",
] as const;

export type FindingKind = (typeof FINDINGS)[number];

/** Its answer. `computed` is what the engine found, `note` says more in the reader's language (Markdown); either may be empty. */
export const worksheetAuditSchema = z.object({
  exercises: z.array(
    z.object({
      number: z.int(),
      text: z.string(),
      answer: z.string().nullable(),
      finding: z.enum(FINDINGS),
      gap: z.enum(["cut-off", "given-missing"]).nullable(),
      computed: z.string(),
      note: z.string(),
    }),
  ),
  surplus: z.array(z.object({ number: z.int(), answer: z.string() })),
  /** Exercises that were not looked at, since there are too many. */
  unexamined: z.int(),
});

export type WorksheetAudit = z.infer<typeof worksheetAuditSchema>;
