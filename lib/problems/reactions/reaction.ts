import { listTerms } from "../../chemistry/equation/equation.ts";
import type { Equation, Term } from "../../chemistry/equation/equation.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";

const known = new Map<string, BalancedEquation>();
/** Those of the data of this room, and some of those that come from outside. */
const MOST_KNOWN = 500;

/** A reaction, balanced; throws where a text has no single balanced form. */
export function getReaction(text: string): BalancedEquation {
  const found = known.get(text);
  if (found !== undefined) return found;
  const reaction = readBalanced(text);
  if (reaction === null) throw new Error(`${text} has no single balanced form`);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, reaction);
  return reaction;
}

function bare({ formula }: Term): Term {
  return { coefficient: null, formula: { ...formula, state: null } };
}

/** The equation without states and coefficients. */
export function bareEquation({ equation }: BalancedEquation): Equation {
  return { ...equation, reactants: equation.reactants.map(bare), products: equation.products.map(bare) };
}

/** `Fe + O2 -> Fe2O3`, or with these coefficients. */
export function writeEquation(
  reaction: BalancedEquation,
  coefficients: readonly number[] = reaction.coefficients,
): string {
  return formatEquation(bareEquation(reaction), "ascii", coefficients);
}

/** As it is to be balanced: every formula once. */
export function writeSkeleton(reaction: BalancedEquation): string {
  return formatEquation(bareEquation(reaction), "ascii");
}

export type Participant = { readonly formula: string; readonly coefficient: number; readonly isReactant: boolean };

export function listParticipants({ species, coefficients, equation }: BalancedEquation): Participant[] {
  return species.map((formula, index) => ({
    formula,
    coefficient: coefficients[index] ?? 1,
    isReactant: index < equation.reactants.length,
  }));
}

/** Substances of the reaction that are gases as it is run. */
export function listGases({ equation }: BalancedEquation): string[] {
  return listTerms(equation).flatMap(({ formula }) => (formula.state === "g" ? [canonicalOf(formula)] : []));
}
