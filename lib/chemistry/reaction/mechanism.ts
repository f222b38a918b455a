import { formatEquation } from "../equation/format.ts";
import type { Equation, Term } from "../equation/equation.ts";
import { getEquation } from "../equation/parse.ts";
import { canonicalOf, formatFormula } from "../formula/format.ts";
import type { Formula } from "../formula/formula.ts";

/** A species on one side of a step, with how many of it take part. */
export type Participation = { readonly formula: string; readonly count: number };

/** What steps add up to, and what each species is in them. Formulas and equations in canonical ASCII. */
export type Mechanism = {
  readonly steps: readonly {
    readonly reactants: readonly Participation[];
    readonly products: readonly Participation[];
  }[];
  readonly overall: string;
  readonly reactants: readonly string[];
  readonly products: readonly string[];
  /** Formed in one step and used up in a later one. */
  readonly intermediates: readonly string[];
  /** Used in one step and formed again in a later one. */
  readonly catalysts: readonly string[];
};

const countOf = ({ coefficient }: Term): number =>
  coefficient === null ? 1 : coefficient.numerator / coefficient.denominator;

function readSide(side: readonly Term[]): Participation[] {
  const counts = new Map<string, number>();
  for (const term of side) {
    const formula = canonicalOf(term.formula);
    counts.set(formula, (counts.get(formula) ?? 0) + countOf(term));
  }
  return [...counts].map(([formula, count]) => ({ formula, count }));
}

/** The sum of the steps; what is the same on both sides cancels. */
function addUp(steps: readonly Equation[]): Equation {
  const net = new Map<string, { readonly formula: Formula; count: number }>();
  for (const { reactants, products } of steps)
    for (const [side, sign] of [
      [reactants, -1],
      [products, 1],
    ] as const)
      for (const term of side) {
        const key = canonicalOf(term.formula);
        const entry = net.get(key) ?? { formula: { ...term.formula, state: null }, count: 0 };
        entry.count += sign * countOf(term);
        net.set(key, entry);
      }
  const side = (sign: 1 | -1): Term[] =>
    [...net.values()]
      .filter(({ count }) => count * sign > 0)
      .map(({ formula, count }) => ({ coefficient: { numerator: count * sign, denominator: 1 }, formula }));
  return { reactants: side(-1), products: side(1), arrow: "forward" };
}

/** Reads a mechanism from its elementary steps, in order; they are written balanced, each as often as it takes place. */
export function readMechanism(texts: readonly string[]): Mechanism {
  const equations = texts.map((text) => getEquation(text));
  const steps = equations.map(({ reactants, products }) => ({
    reactants: readSide(reactants),
    products: readSide(products),
  }));
  const overall = addUp(equations);
  const listed = (side: readonly Term[]): string[] => side.map(({ formula }) => formatFormula(formula, "ascii"));
  const [reactants, products] = [listed(overall.reactants), listed(overall.products)];
  const species = [
    ...new Set(steps.flatMap((step) => [...step.reactants, ...step.products].map(({ formula }) => formula))),
  ];
  const passing = species.filter((formula) => !reactants.includes(formula) && !products.includes(formula));
  const isFormedFirst = (formula: string): boolean => {
    const first = steps.find((step) => [...step.reactants, ...step.products].some((each) => each.formula === formula));
    return first?.products.some((each) => each.formula === formula) === true;
  };
  return {
    steps,
    overall: formatEquation(overall, "ascii"),
    reactants,
    products,
    intermediates: passing.filter((formula) => isFormedFirst(formula)),
    catalysts: passing.filter((formula) => !isFormedFirst(formula)),
  };
}
