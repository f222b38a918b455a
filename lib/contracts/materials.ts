import { z } from "zod";
import { CHAT_TOPIC_IDS } from "../curriculum/chat-topics.ts";
import { MATERIALS_PAGE, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from "./material-lengths.ts";
import { fileNameSchema } from "./uploads.ts";

const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 60;

const titleSchema = z.string().trim().min(1).max(MAX_TITLE_LENGTH);
const descriptionSchema = z.string().trim().max(MAX_DESCRIPTION_LENGTH);
const topicSchema = z.enum(CHAT_TOPIC_IDS);

/** Trimmed; empty ones and repetitions are dropped. */
const tagsSchema = z
  .array(z.string().trim().max(MAX_TAG_LENGTH))
  .transform((tags) => [...new Set(tags.filter((tag) => tag !== ""))])
  .pipe(z.array(z.string()).max(MAX_TAGS));

/** Sent as 1 or 0. */
const flagSchema = z.union([z.literal(0), z.literal(1), z.boolean()]).transform(Boolean);

/** POST /api/materials. `fileType` is kept and answered as it was sent; what the bytes are and how many, the server tells for itself. */
export const createMaterialSchema = z.object({
  title: titleSchema,
  description: descriptionSchema.default(""),
  topic: topicSchema,
  tags: tagsSchema.default([]),
  isPublic: flagSchema.default(false),
  /** The address of an uploaded file of the same person. */
  fileUrl: z.string().max(2_000),
  fileName: fileNameSchema,
  fileSize: z.int().nonnegative().optional(),
  fileType: z.string().max(255).optional(),
});

export type CreateMaterial = z.input<typeof createMaterialSchema>;
export type ParsedCreateMaterial = z.output<typeof createMaterialSchema>;

/** PATCH /api/materials/{id}: what is absent stays. */
export const changeMaterialSchema = z
  .object({
    title: titleSchema,
    description: descriptionSchema,
    topic: topicSchema,
    tags: tagsSchema,
    isPublic: flagSchema,
  })
  .partial();

export type ChangeMaterial = z.input<typeof changeMaterialSchema>;
export type ParsedChangeMaterial = z.output<typeof changeMaterialSchema>;

/** GET /api/materials: the newest, or those that came before one. */
export const materialQuerySchema = z.object({
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(MATERIALS_PAGE).default(MATERIALS_PAGE),
});

export type MaterialQuery = z.output<typeof materialQuerySchema>;
