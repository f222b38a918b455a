import type { DerivedNode } from "../methods/derivation.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { configuredNodes } from "./configured.ts";

/** The quantities that a picture of a solution is made from, the answer last; none where it has none. */
export const nodesOf = (facts: SolutionFacts): readonly DerivedNode[] =>
  facts.derivation?.nodes ?? configuredNodes(facts) ?? [];
