import { limitingReactant } from "../methods/rules/limiting-reactant.ts";
import { type Variable, variableOf } from "../methods/rules/kinds.ts";
import { listProducts, listReactants } from "../methods/rules/reaction.ts";
import type { Quantity } from "../quantity/quantity.ts";
import type { Scenery } from "./picture.ts";

/** The reactants of an equation with what is there of each, and what forms and is left by the reactant that runs out. */
export type ReactingAmounts = {
  readonly reactants: readonly { readonly of: string; readonly before: Quantity }[];
  readonly products: readonly string[];
  readonly formed: (of: string) => Quantity | null;
  readonly left: (of: string) => Quantity | null;
};

/** Null where not every reactant is measured, or a step is by a method other than these. */
export function readReactingAmounts({ played, scene }: Scenery, methods: ReadonlySet<string>): ReactingAmounts | null {
  const { equation } = scene;
  const limited = played.find(
    ({ node: { origin } }) => origin.kind === "step" && origin.method === "limiting-reactant",
  );
  if (equation === null || limited?.node.origin.kind !== "step") return null;
  if (played.some(({ node: { origin } }) => origin.kind === "step" && !methods.has(origin.method))) return null;
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
  return {
    reactants: amounts.map(({ quantity: before }, index) => ({ of: names[index] ?? "", before })),
    products: listProducts(equation),
    formed: (of) => amountOf(variableOf("amount", of)),
    left: (of) => amountOf(variableOf("amount", of, "leftover")),
  };
}
