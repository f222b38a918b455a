import { listTerms } from "../equation/equation.ts";
import { parseEquation } from "../equation/parse.ts";
import { canonicalOf } from "../formula/format.ts";
import { Decimal } from "../../quantity/decimal.ts";

/** A species of a reversible reaction; `power` is its exponent in the equilibrium expression: its coefficient, negative for a reactant. */
export type Participant = { readonly formula: string; readonly state: string | null; readonly power: number };

/** The species of an equation, reactants first; throws for what is no equation with whole coefficients. */
export function readEquilibrium(equation: string): readonly Participant[] {
  const parsed = parseEquation(equation);
  if (!parsed.ok) throw new Error(`${equation} is no equation`);
  return listTerms(parsed.value).map(({ coefficient, formula }, index) => {
    const { numerator, denominator } = coefficient ?? { numerator: 1, denominator: 1 };
    if (denominator !== 1) throw new Error(`${equation} has a fraction`);
    return {
      formula: canonicalOf(formula),
      state: formula.state,
      power: index < parsed.value.reactants.length ? -numerator : numerator,
    };
  });
}

/** Whether a species stands in the expression: pure solids and liquids do not, for their concentration is constant. */
export function isCounted({ state }: Participant): boolean {
  return state !== "s" && state !== "l";
}

/** Products over reactants, each to the power of its coefficient: Q, and K for values at equilibrium. */
export function reactionQuotient(participants: readonly Participant[], valueOf: (formula: string) => Decimal): Decimal {
  return participants
    .filter(isCounted)
    .reduce((product, { formula, power }) => product.times(valueOf(formula).pow(power)), new Decimal(1));
}

/** Moles of gas that the reaction makes, of products less reactants. */
export function gasChange(participants: readonly Participant[]): number {
  return participants.reduce((sum, { state, power }) => (state === "g" ? sum + power : sum), 0);
}
