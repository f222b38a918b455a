import type { Formula } from "../formula/formula.ts";

/** An exact positive fraction in lowest terms; whole numbers have the denominator 1. */
export type Ratio = { readonly numerator: number; readonly denominator: number };

/** One species of an equation with the coefficient written before it; null where none is written. */
export type Term = { readonly coefficient: Ratio | null; readonly formula: Formula };

export type ArrowKind = "forward" | "reversible";

export type Equation = {
  readonly reactants: readonly Term[];
  readonly products: readonly Term[];
  readonly arrow: ArrowKind;
  /** Heat, light, current or another condition is written at its arrow or among its terms. */
  readonly isDriven?: true;
};

/** All species, reactants before products: the order of every list of coefficients. */
export function listTerms(equation: Equation): readonly Term[] {
  return [...equation.reactants, ...equation.products];
}
