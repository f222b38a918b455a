import type { Solution } from "./step-solution.ts";

/** How a solution is told from others in plain text: the letter of its part, else its number; empty where it is the only one. */
export function solutionMark({ part, problemNumber }: Pick<Solution, "part" | "problemNumber">): string {
  return part ?? (problemNumber === undefined ? "" : `(${problemNumber})`);
}
