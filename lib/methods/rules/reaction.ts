import type { StepFacts } from "../facts.ts";
import { equationTerm, expression, step } from "../terms.ts";
import { type BalancedEquation, type Scene, type Way, withStepsBefore } from "./rule.ts";
import type { Kind } from "./kinds.ts";

/** The coefficient of a species; null when it does not take part. */
export function findCoefficient({ species, coefficients }: BalancedEquation, formula: string): number | null {
  const index = species.indexOf(formula);
  return index === -1 ? null : (coefficients[index] ?? null);
}

export function listReactants({ equation, species }: BalancedEquation): readonly string[] {
  return species.slice(0, equation.reactants.length);
}

export function listProducts({ equation, species }: BalancedEquation): readonly string[] {
  return species.slice(equation.reactants.length);
}

/** Kinds that say how much there is of a substance. */
const EXTENSIVE: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "particles", "atoms", "volume"]);

/** Whether the problem says how much of a substance takes part. */
export function isMeasured({ givens, reagent }: Scene, formula: string): boolean {
  // Of what is put in more is known than was measured: what is left of it.
  if (reagent?.formula === formula) return true;
  const hasYield = givens.some(({ kind }) => kind === "percent-yield");
  const isGiven = (kind: Kind): boolean =>
    givens.some(
      (given) =>
        given.kind === kind && given.of === formula && (given.label === null || (given.label === "actual" && hasYield)),
    );
  const isPart = isGiven("mass-percent") && givens.some(({ kind }) => kind === "sample-mass");
  // A portion of a solution holds its share of what was dissolved.
  const isPortion =
    givens.some(({ kind, of, label }) => kind === "mass" && of === formula && label === "first") &&
    isGiven("solution-volume");
  return [...EXTENSIVE].some(isGiven) || isPart || isPortion || (isGiven("molarity") && isGiven("solution-volume"));
}

/** The line on which every stoichiometric step rests. */
export function equationStep({ text }: BalancedEquation): StepFacts {
  return step("equation", [expression(equationTerm(text))]);
}

/** The equation stands above what rests on its coefficients. */
export const withEquation = (way: Way, equation: BalancedEquation): Way =>
  withStepsBefore(way, () => [equationStep(equation)]);

/** The ways to something of one species from each of the others, by the coefficients of both. */
export function ratioWays(
  of: string,
  { equation }: Scene,
  waysFrom: (formula: string, own: number, other: number) => readonly Way[],
): Way[] {
  const own = equation === null ? null : findCoefficient(equation, of);
  if (equation === null || own === null) return [];
  return equation.species.flatMap((formula, index) =>
    formula === of
      ? []
      : waysFrom(formula, own, equation.coefficients[index] ?? 1).map((way) => withEquation(way, equation)),
  );
}
