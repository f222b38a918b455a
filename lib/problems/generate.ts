import type { Difficulty } from "../curriculum/difficulties.ts";
import type { Draft } from "./draft.ts";
import type { Family } from "./family.ts";
import { findFault } from "./faults.ts";
import type { Form } from "./forms.ts";
import type { Problem } from "./problem.ts";
import { createRandom } from "./random.ts";
import { solveDraft } from "./solve-draft.ts";

/** A family whose samples are refused more often than this is built wrong. */
const MOST_TRIES = 200;

/** Drafts among which one of a certain variant is looked for; the rarest variant is one of some forty. */
const MOST_DRAFTS = 4000;

/** What is told of each try: why it became no problem. */
type OnRefused = (reason: string) => void;

function complete(family: Family, difficulty: Difficulty, draft: Draft, onRefused: OnRefused): Problem | null {
  const solved = solveDraft(draft, family.words);
  if (!solved.ok) {
    onRefused(solved.issue.code);
    return null;
  }
  const { reading, ...rest } = solved.value;
  return {
    version: 1,
    family: family.id,
    subtopic: family.subtopic,
    difficulty,
    words: family.words,
    ...rest,
    ...(reading !== undefined && { reading }),
  };
}

/** Of which variant, if one is named, and of what a problem is to be. */
type Wanted = { readonly variant: string | null; readonly taken: readonly string[] };

/** The first good problem of a seed. */
function sample(
  family: Family,
  difficulty: Difficulty,
  form: Form,
  seed: number,
  { variant, taken }: Wanted,
  onRefused: OnRefused = () => undefined,
): Problem | null {
  const draftOf = family.levels[difficulty];
  if (draftOf === undefined || !family.forms.includes(form))
    throw new Error(`${family.id} has no ${form} problem of level ${difficulty}`);
  const random = createRandom(seed);
  for (let drafts = 0, tries = 0; drafts < MOST_DRAFTS && tries < MOST_TRIES; drafts += 1) {
    const draft = draftOf(random, taken);
    if (variant !== null && draft?.variant !== variant) continue;
    tries += 1;
    const problem = draft === null ? null : complete(family, difficulty, draft, onRefused);
    const fault = problem === null ? null : findFault(problem, form);
    if (problem !== null && fault === null) return problem;
    if (fault !== null) onRefused(fault);
  }
  return null;
}

/**
 * A problem of a family at a level. The same seed gives the same problem. Throws where the family has no such level or
 * form, or finds no good problem in many tries: a fault of the family.
 */
export function generate(family: Family, difficulty: Difficulty, form: Form, seed: number): Problem {
  const reasons = new Set<string>();
  const problem = sample(family, difficulty, form, seed, { variant: null, taken: [] }, (reason) => reasons.add(reason));
  if (problem === null)
    throw new Error(
      `${family.id} found no ${form} problem of level ${difficulty} for seed ${seed}: ${[...reasons].join(", ") || "no drafts"}`,
    );
  return problem;
}

/**
 * A problem of one of the family's variants, so that it is solved the same way as another of that variant: only the
 * numbers and substances differ. Null where the family has no such variant (any more) in this form.
 */
export function generateVariant(
  family: Family,
  difficulty: Difficulty,
  form: Form,
  variant: string,
  seed: number,
): Problem | null {
  return sample(family, difficulty, form, seed, { variant, taken: [] });
}

/**
 * A problem about what a family takes from outside (`Family.takes`), all of it fit. Null where no good problem comes of it:
 * the numbers of a reaction may be too alike for the slips to differ.
 */
export function generateAbout(
  family: Family,
  difficulty: Difficulty,
  form: Form,
  taken: readonly string[],
  seed: number,
): Problem | null {
  return taken.length === 0 ? null : sample(family, difficulty, form, seed, { variant: null, taken });
}
