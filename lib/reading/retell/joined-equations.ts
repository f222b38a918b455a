import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";

/** What each side of an equation has of a species: below zero what is used up. */
function changeOf({ species, coefficients, equation }: BalancedEquation, formula: string): number {
  return species.reduce((sum, each, at) => {
    const count = each === formula ? (coefficients[at] ?? 0) : 0;
    return at < equation.reactants.length ? sum - count : sum + count;
  }, 0);
}

/**
 * Two reactions one after the other as one: so many of each that what the first makes for the second is used up. Null where
 * the first makes no such thing, or several.
 */
export function joinEquations(first: BalancedEquation, second: BalancedEquation): BalancedEquation | null {
  const passed = first.species.filter((each) => changeOf(first, each) > 0 && changeOf(second, each) < 0);
  const [between, ...others] = new Set(passed);
  if (between === undefined || others.length > 0) return null;
  const [made, used] = [changeOf(first, between), -changeOf(second, between)];
  const changes = [...new Set([...first.species, ...second.species])].map(
    (formula) => [formula, changeOf(first, formula) * used + changeOf(second, formula) * made] as const,
  );
  const side = (sign: 1 | -1): string =>
    changes.flatMap(([formula, change]) => (change * sign > 0 ? [`${change * sign} ${formula}`] : [])).join(" + ");
  return side(-1) === "" || side(1) === "" ? null : readBalanced(`${side(-1)} -> ${side(1)}`);
}
