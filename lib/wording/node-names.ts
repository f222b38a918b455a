import { formatChemistryText } from "../chemistry/display/format-chemistry-text.ts";
import type { Derivation, DerivedNode } from "../methods/derivation.ts";
import type { Variable } from "../methods/rules/kinds.ts";
import { isOffered } from "../reading/unsure/offered-kinds.ts";
import { variableName } from "./variable-name.ts";
import type { Words } from "./words.ts";

/** What the quantity of a node is called; "" for a kind that has no name of its own. */
export function nodeName({ quantity }: DerivedNode, words: Words): string {
  // A stored kind is one of ours: an older version had no other.
  const variable = quantity as Variable;
  return isOffered(variable.kind) ? formatChemistryText(variableName(variable, words)) : "";
}

/** The names of all nodes of a derivation, in their order. */
export function nodeNames(derivation: Derivation | undefined, words: Words): string[] {
  return (derivation?.nodes ?? []).map((node) => nodeName(node, words));
}
