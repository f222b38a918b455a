import { INTEGRATED_ORDERS } from "../../chemistry/kinetics/integrated-law.ts";
import type { IntegratedOrder } from "../../chemistry/kinetics/integrated-law.ts";
import type { Expression, FactValue, Operator, StepFacts, Term } from "../../methods/facts.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { equationTerm, expression, formulaTerm, variable } from "../../methods/terms.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { slipOf } from "../slip-name.ts";
import type { Decomposition } from "./decomposition-data.ts";
import { bracket, lawTerms } from "./rate-terms.ts";

export const INTEGRATED_WORDS = "problems-kinetics.integrated-laws";

export type Letters = { readonly now: string; readonly start: string };

export function lettersOf(reactant: string): Letters {
  const { name } = bracket(reactant) as { readonly name: string };
  return { now: name, start: `${name}₀` };
}

/** The concentrations' side of the integrated law, in letters. */
export function termLetters(order: IntegratedOrder, { now, start }: Letters): (Term | Operator)[] {
  if (order === 0) return [variable(start), "-", variable(now)];
  return order === 1 ? [variable(`ln(${start} / ${now})`)] : [variable(`1/${now}`), "-", variable(`1/${start}`)];
}

export const lawStep = (order: IntegratedOrder, letters: Letters): StepFacts => ({
  id: `law-${order}`,
  lines: [expression(...termLetters(order, letters), "=", variable("k"), variable("t"))],
  values: {},
});

/** The statement's description of the reaction: its equation, the reactant and how fast it is used up. */
export function described({ equation, reactant, order }: Decomposition): Record<string, FactValue> {
  return {
    equation: equationTerm(equation),
    a: formulaTerm(reactant),
    law: expression(variable("v"), "=", ...lawTerms([[reactant, order]])),
  };
}

export const line = (letter: string, value: Quantity): Expression =>
  expression(variable(letter), "=", givenTerm(value));

/** The values that the laws of the other orders lead to, by the names of the slips. */
export function byOtherOrders(
  order: IntegratedOrder,
  compute: (other: IntegratedOrder) => Decimal,
): (readonly [string, Decimal])[] {
  return INTEGRATED_ORDERS.filter((other) => other !== order)
    .map((other) => [slipOf(INTEGRATED_WORDS, `law-of-order-${other}`), compute(other)] as const)
    .filter(([, value]) => value.gt(0));
}
