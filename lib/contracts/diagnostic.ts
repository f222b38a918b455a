import { z } from "zod";
import { MAX_MESSAGE_LENGTH } from "./message-length.ts";

/** What became of a question of a diagnostic: nothing else is told of it before the end. */
export const DIAGNOSTIC_OUTCOMES = ["right", "wrong", "skipped"] as const;

/** The answer to the question with this number: its text, the id of an option, or null for one that is passed over. */
export const diagnosticAnswerSchema = z.object({
  number: z.int().min(1),
  answer: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH).nullable(),
});

export type DiagnosticAnswer = z.infer<typeof diagnosticAnswerSchema>;
