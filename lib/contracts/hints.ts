import { z } from "zod";
import { MAX_MESSAGE_LENGTH } from "./message-length.ts";
import { LOCALES } from "../i18n/locales.ts";

/** No solution has more steps. */
const MOST_HINTS = 50;

/** POST /api/hints/get. With `questionId` the hints are those of that issued question; else it is found by its text. */
export const hintRequestSchema = z.object({
  problem: z
    .string()
    .max(MAX_MESSAGE_LENGTH)
    .refine((text) => text.trim() !== ""),
  hintNumber: z.number().int().min(1).max(MOST_HINTS),
  questionId: z.uuid().optional(),
  language: z.enum(LOCALES).optional(),
});

export type HintRequest = z.infer<typeof hintRequestSchema>;
