import { type Equation, listTerms } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, Binding, ReadNumber } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence } from "../evidence.ts";
import { listNumbers, withoutUnits } from "../read-arithmetic.ts";
import type { WayVerdict } from "./line.ts";

type Calculation = {
  readonly tree: Arithmetic;
  readonly result: ReadNumber;
  readonly said: Binding;
  readonly evidence: Evidence;
};

const QUOTIENT = /^[KQ](?:_?\{?(?:c|p|eq)\}?)?$/u;
/** In mol/m³ and Pa: whatever concentrations and pressures are told in, a quotient has them as they are written. */
const KINDS: ReadonlySet<number> = new Set([DIMENSIONS.concentration, DIMENSIONS.pressure]);
/** As numbers on the way are rounded, a share. */
const ROUNDED = 0.002;

/** Q and K of an equation from concentrations that were told: products over reactants, each to the power of its coefficient. */
export function judgeQuotient({ tree, result, said, evidence }: Calculation): WayVerdict {
  const symbol = result.binding.symbol ?? said.symbol;
  if (tree.kind !== "operation" || symbol === null || !QUOTIENT.test(symbol) || !isUnity(result.quantity.unit))
    return null;
  const equation = evidence.equations.findLast(({ arrow }) => arrow === "reversible") ?? evidence.equations.at(-1);
  const expected = equation === undefined ? null : quotientOf(equation, evidence);
  const value = evaluate(withoutUnits(tree));
  if (expected === null || !value.ok) return null;
  const told = value.value.value.toNumber();
  if (Math.abs(told / expected - 1) <= ROUNDED && isRoundingOf(result, value.value.value, 1)) return "holds";
  const areTold = listNumbers(tree).every(
    (number) => isUnity(number.quantity.unit) || KINDS.has(number.quantity.unit.dimension),
  );
  return areTold && Math.abs(told * expected - 1) <= ROUNDED ? "fails" : null;
}

/** Null where a concentration is not told, or more than one is. */
function quotientOf(equation: Equation, { facts, said }: Evidence): number | null {
  let quotient = 1;
  for (const [at, { coefficient, formula }] of listTerms(equation).entries()) {
    if (formula.state === "s" || formula.state === "l") continue;
    const of = formatFormula({ ...formula, state: null }, "ascii");
    const values = [...facts, ...said].filter(
      (fact) => fact.of === of && KINDS.has(fact.quantity.unit.dimension) && fact.source !== "material",
    );
    const [value] = values;
    if (value === undefined || values.some(({ quantity }) => !quantity.value.eq(value.quantity.value))) return null;
    const power = coefficient === null ? 1 : coefficient.numerator / coefficient.denominator;
    quotient *= value.quantity.value.toNumber() ** (at < equation.reactants.length ? -power : power);
  }
  return quotient;
}
