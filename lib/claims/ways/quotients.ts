import { type Equation, listTerms, type Term } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, Binding, ReadNumber } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence } from "../evidence.ts";
import { listNumbers, withoutUnits } from "../read-arithmetic.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import type { WayVerdict } from "./line.ts";
import { isTold } from "./told.ts";

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
  if (!value.ok) return null;
  if (expected === null)
    return equation === undefined ? null : judgeForm(tree, result, equation, value.value.value, evidence);
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

/** Values of a table tell no substance: each must have been told, and stand where one with its coefficient stands. */
function judgeForm(
  tree: Arithmetic,
  result: ReadNumber,
  equation: Equation,
  value: Decimal,
  evidence: Evidence,
): WayVerdict {
  const powers = powersOf(tree);
  if (powers === null || powers.some(({ number }) => !isTold(number, evidence)) || !isRoundingOf(result, value, 1))
    return null;
  const expected = [
    ...equation.products.filter(isInQuotient).map(countOf),
    ...equation.reactants.filter(isInQuotient).map((term) => -countOf(term)),
  ];
  const own = powers.map(({ power }) => power);
  if (haveSame(own, expected)) return "holds";
  return haveSame(
    own,
    expected.map((power) => -power),
  )
    ? "fails"
    : null;
}

const isInQuotient = ({ formula: { state } }: Term): boolean => state !== "s" && state !== "l";

const countOf = ({ coefficient }: Term): number =>
  coefficient === null ? 1 : coefficient.numerator / coefficient.denominator;

const haveSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.toSorted((a, b) => a - b).join() === other.toSorted((a, b) => a - b).join();

/** The numbers of a product with their powers; null of anything else. */
function powersOf(
  tree: Arithmetic,
  sign = 1,
): readonly { readonly number: ReadNumber; readonly power: number }[] | null {
  if (tree.kind === "number") return [{ number: tree.number, power: sign }];
  if (tree.kind !== "operation") return null;
  const { operator, left, right } = tree;
  if (operator === "^") {
    const isPower = left.kind === "number" && right.kind === "number";
    return isPower ? [{ number: left.number, power: sign * right.number.quantity.value.toNumber() }] : null;
  }
  if (operator !== "*" && operator !== "/") return null;
  const [one, other] = [powersOf(left, sign), powersOf(right, operator === "*" ? sign : -sign)];
  return one === null || other === null ? null : [...one, ...other];
}
