import type { Difficulty } from "../../curriculum/difficulties.ts";
import type { Term as EquationTerm } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import type { Expression, FactValue, Operator, Term } from "../../methods/facts.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { equationTerm, expression, formulaTerm, joined, substanceTerm } from "../../methods/terms.ts";
import { isNamed } from "../is-named.ts";
import type { Random } from "../random.ts";
import { pickReaction } from "./pick-reaction.ts";
import { listParticipants, writeEquation, writeSkeleton } from "./reaction.ts";
import type { Participant } from "./reaction.ts";

/** Two substances of one reaction: what is known, and what is asked. */
export type Pair = { readonly reaction: BalancedEquation; readonly from: Participant; readonly to: Participant };

/** A pair whose coefficients differ, so that the ratio matters. */
export function samplePair(random: Random, levels: readonly Difficulty[], taken: readonly string[]): Pair {
  const reaction = pickReaction(random, levels, taken);
  const pairs = listParticipants(reaction).flatMap((from, _, all) =>
    all.filter((to) => to.coefficient !== from.coefficient).map((to) => ({ reaction, from, to })),
  );
  return random.pick(pairs);
}

/** A reactant and a product. */
export function sampleConversion(random: Random, levels: readonly Difficulty[], taken: readonly string[]): Pair {
  const reaction = pickReaction(random, levels, taken);
  const all = listParticipants(reaction);
  const [reactant, product] = [
    random.pick(all.filter(({ isReactant }) => isReactant)),
    random.pick(all.filter(({ isReactant }) => !isReactant)),
  ];
  return random.chance(0.5) ? { reaction, from: reactant, to: product } : { reaction, from: product, to: reactant };
}

/** `zinc + hydrochloric acid → zinc chloride + hydrogen`; null where a substance has no name in some language. */
export function wordEquation({ equation }: BalancedEquation): Expression | null {
  // The state tells an acid in water from the gas.
  const write = ({ formula }: EquationTerm): string => formatFormula(formula, "ascii");
  const [reactants, products] = [equation.reactants.map(write), equation.products.map(write)];
  if (![...reactants, ...products].every((formula) => isNamed(formula))) return null;
  const side = (formulas: readonly string[]): (Term | Operator)[] =>
    joined(
      formulas.map((formula) => [substanceTerm(formula)]),
      "+",
    );
  return expression(...side(reactants), "->", ...side(products));
}

/** How a statement shows a reaction: balanced, or as it is to be balanced. */
export function shownEquation(reaction: BalancedEquation, isBalanced: boolean): FactValue {
  return equationTerm(isBalanced ? writeEquation(reaction) : writeSkeleton(reaction));
}

export function pairValues({ from, to }: Pair): Record<string, FactValue> {
  return { from: formulaTerm(from.formula), to: formulaTerm(to.formula) };
}
