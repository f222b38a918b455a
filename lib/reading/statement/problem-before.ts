import type { Scene } from "../../methods/rules/rule.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Given, Goal } from "../../solver/problems/statement.ts";

export const NO_WORDS = { before: [], behind: [] } as const;

/** The problem that was solved before, as another question can be asked of it. */
export type Before = {
  readonly givens: readonly Given[];
  /** What was asked, with its answer; null where it was no quantity. */
  readonly goal: (Goal & { readonly answer: Quantity }) | null;
  readonly scene: Scene;
  /** Every substance that it is about, what was asked about first. */
  readonly substances: readonly string[];
};
