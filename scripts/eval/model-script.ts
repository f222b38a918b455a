import { z } from "zod";

/**
 * What a model said when it was asked once. `lies`: parts of the text that were made wrong on purpose, which only a text
 * that somebody wrote can have.
 */
const saidSchema = z.object({
  text: z.string(),
  toolCalls: z.array(z.object({ name: z.string(), input: z.string() })).optional(),
  lies: z.array(z.string()).optional(),
  tokens: z.object({ input: z.number(), output: z.number() }).nullable().default(null),
});

/** All that a model said in a run: by conversation, by turn, in the order in which it was asked. */
export const recordingSchema = z.object({
  /** `scripted`: people wrote the texts, as a model that errs, gives in and invents might; `model`: a model said them. */
  source: z.enum(["scripted", "model"]),
  model: z.string(),
  date: z.iso.date(),
  conversations: z.record(z.string(), z.array(z.array(saidSchema))),
});

export type Said = z.infer<typeof saidSchema>;
export type Recording = z.infer<typeof recordingSchema>;
