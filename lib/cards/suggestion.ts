import { z } from "zod";

/**
 * Something that a reply suggests, for the screen to draw as a button: what it says, in the reply's language, what it is an
 * example of, and what pressing it asks. `ask` is null where words of the student's own are wanted.
 */
const suggestionSchema = z.object({
  label: z.string().min(1),
  about: z.string().nullable(),
  ask: z
    .object({
      type: z.enum(["chat", "solve_problem", "explain_concept", "generate_practice", "generate_mcq", "give_hint"]),
      content: z.string().min(1),
    })
    .nullable(),
});

export type Suggestion = z.infer<typeof suggestionSchema>;

/**
 * From `start` on (UTF-16 units) the reply's text says what they say, for places without buttons. `lead`: what is said before
 * them where the reply is a card, which has no words of that.
 */
export const suggestionsSchema = z.object({
  start: z.int().min(0),
  lead: z.string().min(1).optional(),
  items: z.array(suggestionSchema).min(1),
});

export type Suggestions = z.infer<typeof suggestionsSchema>;
