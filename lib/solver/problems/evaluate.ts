import type { RuleIssue, Slip } from "../../methods/rules/rule.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import type { Derivation } from "./search.ts";
import type { Given } from "./statement.ts";

/** A derivation with the quantity that each of its links gives. */
export type Evaluated =
  | { readonly kind: "given"; readonly quantity: Quantity }
  | {
      readonly kind: "way";
      readonly way: Extract<Derivation, { kind: "way" }>["way"];
      readonly from: readonly Evaluated[];
      readonly quantity: Quantity;
    };

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
  const quantity = derivation.way.compute(from.map((each) => each.quantity));
  return quantity.ok ? succeed({ kind: "way", way: derivation.way, from, quantity: quantity.value }) : quantity;
}

/** What the whole chain gives when one of its links is done wrong and the rest is right. */
export function listChainSlips(evaluated: Evaluated): Slip[] {
  if (evaluated.kind === "given") return [];
  const inputs = evaluated.from.map((each) => each.quantity);
  const own = evaluated.way.listSlips(inputs, evaluated.quantity);
  const carried = evaluated.from.flatMap((each, index) =>
    listChainSlips(each).flatMap((slip): Slip[] => {
      const result = evaluated.way.compute(inputs.map((input, at) => (at === index ? slip.quantity : input)));
      return result.ok ? [{ id: slip.id, quantity: result.value }] : [];
    }),
  );
  // The later link first: taking the other reactant for the limiting one is that, whatever else would lead there.
  return [...own, ...carried];
}
