import type { SolutionFacts } from "../../methods/facts.ts";
import { beforeOfFacts } from "../../reading/statement/before.ts";
import type { Before } from "../../reading/statement/problem-before.ts";

/** The problem behind the solution of a card that stands last; null where it cannot be asked anything more. */
export function findBefore({ facts }: { readonly facts: readonly SolutionFacts[] }): Before | null {
  const last = facts.at(-1);
  return last === undefined ? null : beforeOfFacts(last);
}
