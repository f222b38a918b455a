import { listTerms } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, Binding, ReadNumber } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence } from "../evidence.ts";
import { listNumbers, withoutUnits } from "../read-arithmetic.ts";
import { isMassOf } from "../reference.ts";
import type { WayVerdict } from "./line.ts";

type Calculation = {
  readonly tree: Arithmetic;
  readonly result: ReadNumber;
  readonly said: Binding;
  readonly evidence: Evidence;
};

/** `80 × 56 / 100 = 44.8 g`: a mass that is known times the molar masses of what comes of it and of it, where one mole gives one. */
export function judgeMassRatio({ tree, result, said, evidence }: Calculation): WayVerdict {
  const to = result.binding.of[0] ?? said.of[0];
  const [mass, above, below, ...more] = listNumbers(tree);
  if (to === undefined || mass === undefined || above === undefined || below === undefined || more.length > 0)
    return null;
  const value = evaluate(withoutUnits(tree));
  const expected = mass.quantity.value.times(above.quantity.value).div(below.quantity.value);
  const isOfKind = result.quantity.unit.dimension === DIMENSIONS.mass;
  if (!isOfKind || !value.ok || !value.value.value.eq(expected) || !isRoundingOf(result, expected)) return null;
  const told = [...evidence.facts, ...evidence.said].filter(
    ({ quantity }) => quantity.unit.dimension === DIMENSIONS.mass && quantity.value.eq(mass.quantity.value),
  );
  const isOneOfOne = evidence.equations.some((equation) => {
    const terms = listTerms(equation).map(({ coefficient, formula }) => ({
      of: formatFormula({ ...formula, state: null }, "ascii"),
      count: (coefficient?.numerator ?? 1) / (coefficient?.denominator ?? 1),
    }));
    const made = terms.find(({ of }) => of === to);
    return terms.some(
      ({ of, count }) =>
        of !== to &&
        count === made?.count &&
        isMassOf(above, to) &&
        isMassOf(below, of) &&
        told.some((fact) => fact.of === null || fact.of === of),
    );
  });
  return isOneOfOne ? "holds" : null;
}
