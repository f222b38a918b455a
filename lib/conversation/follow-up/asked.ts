import type { SolutionFacts } from "../../methods/facts.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import type { Quantity } from "../../quantity/quantity.ts";

/** A value of the problem before that is another one now. */
export type Change = { readonly variable: Variable; readonly from: Quantity; readonly to: Quantity };

export type Asked = {
  readonly solution: SolutionFacts;
  readonly changes: readonly Change[];
  /** The question is the one before, so that both answers are of one quantity. */
  readonly isSameGoal: boolean;
};
