import type { Lookup } from "./lab/read-lookup.ts";
import type { ConstantName, Extreme, Property } from "./properties.ts";
import type { Thing } from "./things.ts";

/** A question for a fact: what is asked of what; of several things, which has the most or least of it. */
export type FactQuestion = {
  readonly property: Property | null;
  readonly extreme: Extreme | null;
  readonly things: readonly Thing[];
  readonly constant: ConstantName | null;
  readonly lookup: Lookup | null;
};
