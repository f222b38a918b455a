import "server-only";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { solve } from "#lib/solver/solve.ts";
import type { IssuedQuestion } from "../practice/issued-question.ts";

/** The solutions of what is worked together, computed anew: its card tells nothing of them. A question on record has its own. */
export function solveGuided(
  problem: string,
  question: IssuedQuestion | null,
  locale: Locale,
): readonly SolutionFacts[] {
  if (question !== null) return [question.problem.solution];
  const outcome = solve(problem, locale);
  return outcome.kind === "solved" ? outcome.solutions : [];
}
