import { listTerms } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Evidence } from "../evidence.ts";

/** How much of one substance goes with one mole of another: null is any that is spoken of. */
export function listRatios({ equations, formulas }: Evidence, from: string | null, to: string | null): number[] {
  const ofEquations = equations.flatMap((equation) => {
    const terms = listTerms(equation).map(({ coefficient, formula }) => ({
      of: formatFormula({ ...formula, state: null }, "ascii"),
      count: coefficient === null ? 1 : coefficient.numerator / coefficient.denominator,
    }));
    return terms.flatMap((one) =>
      terms.flatMap((other) =>
        one !== other && (from ?? one.of) === one.of && (to ?? other.of) === other.of ? [other.count / one.count] : [],
      ),
    );
  });
  const wholes = from === null ? [...formulas] : [from];
  const ofFormulas = wholes.flatMap((formula) => {
    const parsed = parseFormula(formula);
    const count = parsed.ok && to !== null ? parsed.value.counts.get(to) : undefined;
    return count === undefined ? [] : [count];
  });
  return [...ofEquations, ...ofFormulas];
}
