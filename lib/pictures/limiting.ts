import { limitingReactant } from "../methods/rules/limiting-reactant.ts";
import { type Variable, variableOf } from "../methods/rules/kinds.ts";
import { listProducts, listReactants } from "../methods/rules/reaction.ts";
import { ZERO } from "../quantity/decimal.ts";
import { type Quantity, quantity } from "../quantity/quantity.ts";
import { baseValue } from "./base-value.ts";
import { greatestOf } from "./greatest.ts";
import type { Scenery } from "./picture.ts";

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
  const { played, scene } = scenery;
  const { equation } = scene;
  const limited = played.find(
    ({ node: { origin } }) => origin.kind === "step" && origin.method === "limiting-reactant",
  );
  if (equation === null || limited?.node.origin.kind !== "step") return null;
  if (played.some(({ node: { origin } }) => origin.kind === "step" && !METHODS.has(origin.method))) return null;
  const amounts = limited.node.origin.from.flatMap((index) => played[index] ?? []);
  const names = listReactants(equation);
  if (names.length !== amounts.length || names.some((name, index) => amounts[index]?.node.quantity.of !== name))
    return null;
  const inputs = amounts.map((each) => each.quantity);
  const amountOf = (wanted: Variable): Quantity | null => {
    const [way] = limitingReactant(wanted, scene);
    const found = way?.compute(inputs);
    if (found?.ok !== true) return null;
    // Nothing is left: that is exact.
    const figures = found.value.value.isZero() ? null : limited.quantity.significantFigures;
    return { ...found.value, significantFigures: figures };
  };
  const most = greatestOf(scenery, ({ node }) => node.quantity.kind === "amount");
  const sideOf = (of: string, before: Quantity, after: Quantity | null): Side[] =>
    after === null
      ? []
      : [{ of, before, after, shares: { before: baseValue(before) / most, after: baseValue(after) / most } }];
  const reactants = names.flatMap((of, index) => {
    const before = inputs[index];
    return before === undefined ? [] : sideOf(of, before, amountOf(variableOf("amount", of, "leftover")));
  });
  const products = listProducts(equation).flatMap((of) =>
    sideOf(of, quantity(ZERO, "mol"), amountOf(variableOf("amount", of))),
  );
  if (reactants.length !== names.length || products.length !== listProducts(equation).length) return null;
  return { reactants, products, usedUp: reactants.flatMap(({ of, after }) => (after.value.isZero() ? [of] : [])) };
}
