import { DIFFICULTIES } from "../../curriculum/difficulties.ts";
import { SUBTOPIC_SLUGS } from "../../curriculum/outline.ts";
import { ADVICE_REASONS } from "../../mastery/estimate/advice-reasons.ts";
import { array, boolean, type Infer, number, object, oneOf } from "../shape.ts";

/**
 * GET /api/user/advice: what is likely known, the surest first, and what to learn next, with the reason. `chance`: that a
 * question of the middle level is solved without help, 0 to 1. `because`: the subtopics that the reason is about.
 */
export const adviceShape = object({
  known: array(object({ subtopic: oneOf(SUBTOPIC_SLUGS), chance: number, isMastered: boolean })),
  next: array(
    object({
      subtopic: oneOf(SUBTOPIC_SLUGS),
      level: oneOf(DIFFICULTIES),
      chance: number,
      reason: oneOf(ADVICE_REASONS),
      because: array(oneOf(SUBTOPIC_SLUGS)),
    }),
  ),
  /** Pieces of evidence that it rests on. */
  evidence: number,
});

export type Advice = Infer<typeof adviceShape>;
