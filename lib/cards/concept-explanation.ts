import { z } from "zod";
import { drawingsSchema } from "./drawing.ts";
import { withAnswerUnit } from "./missing-units.ts";
import { solutionSchema } from "./step-solution.ts";
import { equationSchema, keySchema, wordsSchema } from "./texts.ts";

/** A lesson on one concept, from the tutor's own notes, with an example that the engine computed. */
export const conceptExplanationCardSchema = z.object({
  type: z.literal("concept_explanation"),
  version: z.literal(1),
  /** The slug of a subtopic of `lib/curriculum`; null for a lesson of old that names none. */
  topic: keySchema.nullable(),
  title: wordsSchema,
  summary: wordsSchema,
  sections: z.array(z.object({ heading: wordsSchema, text: wordsSchema })),
  /** The key relations: an equation in Unicode notation, and what it says. */
  relations: z.array(z.object({ text: equationSchema, meaning: wordsSchema })),
  drawings: drawingsSchema,
  /** Null where the topic has nothing to compute. */
  example: z.object({ question: wordsSchema, solution: solutionSchema }).nullable(),
  /** Common mistakes, a sentence each. */
  mistakes: z.array(wordsSchema),
  sources: z.array(wordsSchema),
  /** Where to go on: names of other subtopics. */
  related: z.array(z.object({ topic: keySchema, title: wordsSchema })),
});

export type ConceptExplanationCard = z.infer<typeof conceptExplanationCardSchema>;

/** Reads a stored card of this kind. Version 0 came without a version, and with what it had to say only. */
export function upgradeConceptExplanation(stored: Record<string, unknown>): unknown {
  if (stored.version !== undefined) return stored;
  const empty = {
    topic: null,
    title: "",
    summary: "",
    sections: [],
    relations: [],
    example: null,
    mistakes: [],
    sources: [],
    related: [],
  };
  const { example } = stored;
  const solved =
    typeof example === "object" && example !== null && "solution" in example
      ? { example: { ...example, solution: withAnswerUnit(example.solution) } }
      : {};
  return { ...empty, ...stored, ...solved, version: 1 };
}
