import { z } from "zod";
import { CHAT_TOPIC_IDS } from "../curriculum/chat-topics.ts";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
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

const sheetTextSchema = z.string().trim().min(1).max(MAX_WORKSHEET_TEXT);

/** POST /api/worksheets/audit: a worksheet as a text, or one of the teacher's materials; its key in it, or by itself. */
export const auditWorksheetSchema = z.union([
  z.object({ text: sheetTextSchema, key: z.string().max(MAX_WORKSHEET_TEXT).optional() }),
  z.object({ materialId: z.uuid(), key: z.string().max(MAX_WORKSHEET_TEXT).optional() }),
]);

export type AuditWorksheet = z.input<typeof auditWorksheetSchema>;
export type ParsedAuditWorksheet = z.output<typeof auditWorksheetSchema>;
