import type { Evaluation } from "./answer-evaluation.ts";

/** Whether the answer stands: a question is answered once, but one that could not be read leaves it open. */
export function isAnswered({ evaluation }: { readonly evaluation: Pick<Evaluation, "verdict"> | null }): boolean {
  return evaluation !== null && evaluation.verdict !== "ungradable";
}
