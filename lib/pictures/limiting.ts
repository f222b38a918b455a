import { ZERO } from "../quantity/decimal.ts";
import { type Quantity, quantity } from "../quantity/quantity.ts";
import { baseValue } from "./base-value.ts";
import { greatestOf } from "./greatest.ts";
import type { Scenery } from "./picture.ts";
import { readReactingAmounts } from "./reacting-amounts.ts";

/** A substance of the reaction, in moles before and after; shares of the greatest amount of all, from 0 to 1. */
type Side = {
  /** In canonical ASCII. */
  readonly of: string;
  readonly before: Quantity;
  readonly after: Quantity;
  readonly shares: { readonly before: number; readonly after: number };
};

export type Limiting = {
  readonly reactants: readonly Side[];
  readonly products: readonly Side[];
  /** The reactants that are used up, by their formulas: both where they are there in the ratio of the equation. */
  readonly usedUp: readonly string[];
};

const METHODS: ReadonlySet<string> = new Set(["limiting-reactant", "mass-and-amount"]);

/** All amounts of a reaction of which every reactant is measured: what is there, what forms, and what is left. */
export function readLimiting(scenery: Scenery): Limiting | null {
  const reacting = readReactingAmounts(scenery, METHODS);
  if (reacting === null) return null;
  const most = greatestOf(scenery, ({ node }) => node.quantity.kind === "amount");
  const sideOf = (of: string, before: Quantity, after: Quantity | null): Side[] =>
    after === null
      ? []
      : [{ of, before, after, shares: { before: baseValue(before) / most, after: baseValue(after) / most } }];
  const reactants = reacting.reactants.flatMap(({ of, before }) => sideOf(of, before, reacting.left(of)));
  const products = reacting.products.flatMap((of) => sideOf(of, quantity(ZERO, "mol"), reacting.formed(of)));
  if (reactants.length !== reacting.reactants.length || products.length !== reacting.products.length) return null;
  return { reactants, products, usedUp: reactants.flatMap(({ of, after }) => (after.value.isZero() ? [of] : [])) };
}
