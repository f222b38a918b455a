import type { SolutionFacts } from "../methods/facts.ts";
import type { SolvedDraft } from "./draft.ts";
import type { Family } from "./family.ts";

/** What a family says of one subject of its exercises, whoever chose it: a sampler, or a student who asks. */
export type Solved = Pick<SolvedDraft, "steps" | "answer"> & { readonly distractors?: SolvedDraft["distractors"] };

/** The solution of a question that a family solves itself, worded among the family's messages. */
export function solvedFacts(words: Family["words"], { steps, answer, distractors = [] }: Solved): SolutionFacts {
  const { id, value, values, unrounded } = answer;
  return {
    method: words,
    givens: {},
    steps: [...steps],
    answer: { id, value, values: { ...values, answer: value }, ...(unrounded !== undefined && { unrounded }) },
    misconceptions: distractors.flatMap(({ slip, value: wrong }) =>
      wrong.kind === "quantity" ? [{ id: slip, value: wrong }] : [],
    ),
  };
}
