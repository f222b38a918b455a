import type { SubtopicSlug } from "../curriculum/outline.ts";
import { generate } from "../problems/generate.ts";
import type { Problem } from "../problems/problem.ts";
import { listFamilies } from "../problems/registry.ts";

/** A lesson shows the same example to everyone, so that a class can talk about it. */
const SEED = 7;

/** The first easy exercise of the subtopic that is answered freely, with other values for each `nth`; null where it has none. */
export function findWorkedExample(subtopic: SubtopicSlug, nth: number = 0): Problem | null {
  const family = listFamilies(subtopic).find(
    ({ levels, forms }) => levels.easy !== undefined && forms.includes("free"),
  );
  return family === undefined ? null : generate(family, "easy", "free", SEED + nth);
}
