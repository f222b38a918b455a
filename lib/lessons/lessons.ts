import { ATOMIC_RADIUS } from "./atomic-radius.ts";
import { EQUILIBRIUM } from "./equilibrium.ts";
import { GAS_LAWS } from "./gas-laws.ts";
import type { Lesson, LessonContent } from "./lesson.ts";
import type { LessonId } from "./lesson-ids.ts";
import { LIMITING_REACTANT } from "./limiting-reactant.ts";
import { MOLE } from "./mole.ts";
import { PH } from "./ph.ts";

/** Each lesson; one that is left out does not compile. */
export const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  mole: MOLE,
  "limiting-reactant": LIMITING_REACTANT,
  "gas-laws": GAS_LAWS,
  ph: PH,
  equilibrium: EQUILIBRIUM,
  "atomic-radius": ATOMIC_RADIUS,
};

const built = new Map<LessonId, LessonContent>();

/** What a lesson computes; once for the process, as it is the same for everyone. */
export function contentOf(id: LessonId): LessonContent {
  const known = built.get(id);
  if (known !== undefined) return known;
  const content = LESSONS[id].build();
  built.set(id, content);
  return content;
}
