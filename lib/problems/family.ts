import type { Difficulty } from "../curriculum/difficulties.ts";
import type { MainTopicSlug, OUTLINE, SubtopicSlug } from "../curriculum/outline.ts";
import type { Draft } from "./draft.ts";
import type { Form } from "./forms.ts";
import type { Random } from "./random.ts";

/**
 * One kind of exercise. `draft` samples the numbers and substances of one; null where what came out makes no good exercise,
 * so that others are tried. The same chance gives the same draft.
 */
export type Family = {
  readonly id: string;
  readonly subtopic: SubtopicSlug;
  /** Its messages: `problems-<room>.<family>`, with `statements`, and `steps`, `answers`, `words`, `slips` of its own. */
  readonly words: `problems-${string}.${string}`;
  readonly forms: readonly Form[];
  readonly levels: Readonly<Partial<Record<Difficulty, (random: Random) => Draft | null>>>;
};

/** The families of one main topic: a room of this folder has all of its subtopics. */
export type Room<Main extends MainTopicSlug> = Readonly<
  Record<Extract<(typeof OUTLINE)[number], { readonly slug: Main }>["subtopics"][number][0], readonly Family[]>
>;
