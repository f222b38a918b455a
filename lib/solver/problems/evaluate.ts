import type { RuleIssue, Slip, Way } from "../../methods/rules/rule.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import { spend } from "../../budget/budget.ts";
import type { Derivation } from "./search.ts";
import type { Given } from "./statement.ts";

/** A link of a chain: what it was computed from, and the quantity that it gives. */
export type EvaluatedWay = {
  readonly kind: "way";
  readonly way: Way;
  readonly from: readonly Evaluated[];
  readonly inputs: readonly Quantity[];
  readonly quantity: Quantity;
};

/** A derivation with the quantity that each of its links gives. */
export type Evaluated = { readonly kind: "given"; readonly quantity: Quantity } | EvaluatedWay;

/** Computes every link once, givens first. */
export function evaluate(derivation: Derivation, givens: readonly Given[]): Result<Evaluated, RuleIssue> {
  if (derivation.kind === "given") {
    const given = givens[derivation.index];
    if (given === undefined) throw new Error("A derivation names a given that the problem has not");
    return succeed({ kind: "given", quantity: given.quantity });
  }
  const from: Evaluated[] = [];
  for (const each of derivation.from) {
    const input = evaluate(each, givens);
    if (!input.ok) return input;
    from.push(input.value);
  }
  spend(200);
  const inputs = from.map((each) => each.quantity);
  const quantity = derivation.way.compute(inputs);
  return quantity.ok ? succeed({ kind: "way", way: derivation.way, from, inputs, quantity: quantity.value }) : quantity;
}

/** What the whole chain gives when one of its links is done wrong and the rest is right. */
export function listChainSlips(evaluated: Evaluated): Slip[] {
  if (evaluated.kind === "given") return [];
  const { way, from, inputs, quantity } = evaluated;
  const own = way.listSlips(inputs, quantity);
  const carried = from.flatMap((each, index) =>
    listChainSlips(each).flatMap((slip): Slip[] => {
      spend(200);
      const result = way.compute(inputs.with(index, slip.quantity));
      return result.ok ? [{ id: slip.id, quantity: result.value }] : [];
    }),
  );
  // The later link first: taking the other reactant for the limiting one is that, whatever else would lead there.
  return [...own, ...carried];
}
