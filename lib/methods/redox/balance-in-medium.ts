import type { Equation } from "../../chemistry/equation/equation.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { balanceHalf, balanceRedox } from "../../chemistry/redox/half-reactions.ts";
import type { Medium } from "../../chemistry/redox/half-reactions.ts";
import type { SolutionFacts } from "../facts.ts";
import { equationTerm, expression, step } from "../terms.ts";
import { REDOX_WORDS, redoxSteps } from "./redox-steps.ts";

/** What a balance in water adds. */
const HELPERS: ReadonlySet<string> = new Set(["H2O", "H+", "OH-", "H3O+"]);

type Side = "reactants" | "products";

const species = (equation: Equation, side: Side): ReadonlySet<string> =>
  new Set(equation[side].map(({ formula }) => canonicalOf(formula)));

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((each) => HELPERS.has(each) || all.has(each));

/** Whether the sum holds all that was written, and nothing else but water and its ions. */
function keepsSpecies(written: Equation, overall: Equation): boolean {
  return (["reactants", "products"] as const).every((side) => {
    const [before, after] = [species(written, side), species(overall, side)];
    return isSubset(before, after) && isSubset(after, before);
  });
}

/** The sum with its species in the order in which they were written, and behind them what was added. */
function inWrittenOrder(overall: Equation, written: Equation): Equation {
  const sort = (side: Side): Equation["reactants"] => {
    const order = [...species(written, side)];
    const place = ({ formula }: Equation["reactants"][number]): number => {
      const at = order.indexOf(canonicalOf(formula));
      return at === -1 ? order.length : at;
    };
    return overall[side].toSorted((a, b) => place(a) - place(b));
  };
  return { ...overall, reactants: sort("reactants"), products: sort("products") };
}

/**
 * A redox equation balanced in acid or base by half-reactions; null where they cannot be told apart, and where the medium
 * is not said though it matters.
 */
export function balanceInMedium(equation: Equation, medium: Medium | null): SolutionFacts | null {
  const found = balanceRedox(equation, medium ?? "acid");
  if (!found.ok || !keepsSpecies(equation, found.value.overall)) return null;
  const overall = inWrittenOrder(found.value.overall, equation);
  const added = (["reactants", "products"] as const).some((side) =>
    [...species(overall, side)].some((each) => HELPERS.has(each)),
  );
  if (added && medium === null) return null;
  const value = equationTerm(formatEquation(overall, "ascii"));
  return {
    method: REDOX_WORDS,
    givens: { given1: equationTerm(formatEquation(equation, "ascii")) },
    steps: redoxSteps({ ...found.value, overall }, added && medium !== null ? medium : "simple"),
    answer: { id: "equation", value, values: { answer: value } },
    misconceptions: [],
  };
}

/**
 * A half-reaction balanced by water, H⁺ or OH⁻, and electrons; null where it does not balance so, and where the medium is not said
 * though it matters.
 */
export function balanceHalfInMedium(equation: Equation, medium: Medium | null): SolutionFacts | null {
  const found = balanceHalf(equation, medium ?? "acid");
  if (found === null) return null;
  const half = inWrittenOrder(found.equation, equation);
  const needsWater = (["reactants", "products"] as const).some((side) =>
    [...species(half, side)].some((each) => HELPERS.has(each)),
  );
  if (needsWater && medium === null) return null;
  const value = equationTerm(formatEquation(half, "ascii"));
  const setting = needsWater && medium !== null ? `-${medium}` : "";
  return {
    method: REDOX_WORDS,
    givens: { given1: equationTerm(formatEquation(equation, "ascii")) },
    steps: [step(`${found.isOxidation ? "oxidation" : "reduction"}${setting}`, [expression(value)])],
    answer: { id: "equation", value, values: { answer: value } },
    misconceptions: [],
  };
}
