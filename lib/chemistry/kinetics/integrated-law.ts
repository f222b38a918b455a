import { Decimal } from "../../quantity/decimal.ts";

/** The orders whose integrated rate laws are taught. */
export const INTEGRATED_ORDERS = [0, 1, 2] as const;

export type IntegratedOrder = (typeof INTEGRATED_ORDERS)[number];

/**
 * The side of the integrated law that holds the concentrations; it equals k t. For a reactant that is used up at the rate
 * k [A]ⁿ: [A]₀ − [A], ln([A]₀ / [A]) or 1/[A] − 1/[A]₀.
 */
export function concentrationTerm(order: IntegratedOrder, initial: Decimal, left: Decimal): Decimal {
  switch (order) {
    case 0:
      return initial.minus(left);
    case 1:
      return initial.div(left).ln();
    case 2:
      return new Decimal(1).div(left).minus(new Decimal(1).div(initial));
  }
}

/** What is left of `initial` when k t has this value; negative where a reaction of the order zero would have ended before. */
export function concentrationLeft(order: IntegratedOrder, initial: Decimal, kt: Decimal): Decimal {
  switch (order) {
    case 0:
      return initial.minus(kt);
    case 1:
      return initial.times(kt.neg().exp());
    case 2:
      return new Decimal(1).div(new Decimal(1).div(initial).plus(kt));
  }
}

/** k t½: the value of k t at which half is left. */
export function halfLifeTerm(order: IntegratedOrder, initial: Decimal): Decimal {
  return concentrationTerm(order, initial, initial.div(2));
}
