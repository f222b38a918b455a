import type { Difficulty } from "../curriculum/difficulties.ts";
import type { MainTopicSlug, OUTLINE, SubtopicSlug } from "../curriculum/outline.ts";
import type { Draft } from "./draft.ts";
import type { Form } from "./forms.ts";
import type { Random } from "./random.ts";

/**
 * What a family can pose its problems about in place of its own data: reactions as equations, compounds as formulas, in
 * canonical ASCII. What is not `isFit` makes no problem of the family at that level.
 */
export type Intake = {
  readonly kind: "reaction" | "compound";
  readonly isFit: (text: string, difficulty: Difficulty) => boolean;
};

/** Samples the numbers and substances of one problem; of those `taken` from outside where there are any. */
export type Sampler = (random: Random, taken: readonly string[]) => Draft | null;

/**
 * One kind of exercise. A level's sampler says null where what came out makes no good exercise, so that others are tried. The
 * same chance gives the same draft.
 */
export type Family = {
  readonly id: string;
  readonly subtopic: SubtopicSlug;
  /** Its messages: `problems-<room>.<family>`, with `statements`, and `steps`, `answers`, `words`, `slips` of its own. */
  readonly words: `problems-${string}.${string}`;
  readonly forms: readonly Form[];
  readonly levels: Readonly<Partial<Record<Difficulty, Sampler>>>;
  /** Absent where the family knows its own substances alone. */
  readonly takes?: Intake;
};

/** The families of one main topic: a room of this folder has all of its subtopics. */
export type Room<Main extends MainTopicSlug> = Readonly<
  Record<Extract<(typeof OUTLINE)[number], { readonly slug: Main }>["subtopics"][number][0], readonly Family[]>
>;
