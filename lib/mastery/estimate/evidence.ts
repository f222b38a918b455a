import type { Difficulty } from "../../curriculum/difficulties.ts";
import type { SubtopicSlug } from "../../curriculum/outline.ts";

/**
 * Something that a student did which says how well a subtopic is known:
 * - `answer`: the first verdict on a question. `guessChance`: how likely somebody who knows nothing is right, 1/options of a
 *   choice, 0 of a free answer. `isNearlyRight`: wrong by a slip of the pen (rounding, unit, a power of ten), the way right.
 * - `skip`: a question of the diagnostic that was passed over as not known.
 * - `guided`: a problem worked together, of whose steps the student found `own` without being shown them.
 */
export type Evidence = { readonly subtopic: SubtopicSlug; readonly difficulty: Difficulty; readonly at: Date } & (
  | {
      readonly kind: "answer";
      readonly isCorrect: boolean;
      readonly isHelped: boolean;
      readonly isNearlyRight: boolean;
      readonly guessChance: number;
    }
  | { readonly kind: "skip" }
  | { readonly kind: "guided"; readonly steps: number; readonly own: number }
);

/** Whether it was done alone: only such evidence can make a master of somebody. */
export function isUnaided(evidence: Evidence): boolean {
  return evidence.kind === "skip" || (evidence.kind === "answer" && !evidence.isHelped);
}

export function isUnaidedSuccess(evidence: Evidence): boolean {
  return evidence.kind === "answer" && evidence.isCorrect && !evidence.isHelped;
}
