import { Decimal, ONE } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import type { FactValue, Operator, StepFacts, Term } from "../facts.ts";
import { expression, quantity, step } from "../terms.ts";
import { givenTerm, shownTerm } from "./quantity-terms.ts";

/** Enough for every factor of a course; those that are defined exactly are shorter. */
const FACTOR_FIGURES = 8;

function number(value: Decimal): Term {
  return quantity(value.toSignificantDigits(FACTOR_FIGURES).toFixed(), "");
}

type Ratio = readonly [above: Decimal, below: Decimal];

/** Two numbers whose quotient is the factor between two units: 1 over 1000, or the 101.325 kPa and 760 mmHg of one atmosphere. */
function ratioOf(from: Unit, to: Unit): Ratio {
  const [above, below] = [from.numerator.times(to.denominator), from.denominator.times(to.numerator)];
  const factor = above.div(below);
  const plain: Ratio = factor.gte(1) ? [factor, ONE] : [ONE, below.div(above)];
  const defining: Ratio = from.denominator.eq(1)
    ? [to.denominator, to.numerator.div(from.numerator)]
    : [from.numerator.times(to.denominator).div(to.numerator), from.denominator];
  const isExact = (ratio: Ratio): boolean => ratio.every((number) => number.sd() <= FACTOR_FIGURES);
  return !isExact(plain) && isExact(defining) ? defining : plain;
}

/** `25.0 mL * 1 L / 1000 mL`: the factor with its units, which cancel. */
function factorTerms(from: Quantity, to: Unit): (Term | Operator)[] {
  const [above, below] = ratioOf(from.unit, to);
  // Another name for the same count.
  if (above.eq(below)) return [shownTerm(from)];
  const write = (value: Decimal, unit: Unit): Term =>
    quantity(value.toSignificantDigits(FACTOR_FIGURES).toFixed(), formatUnit(unit));
  return [shownTerm(from), "*", write(above, to), "/", write(below, from.unit)];
}

/** Between temperature scales zero and size of the degree change: `(98.6 °F − 32) / 1.8`. */
function scaleTerms(from: Quantity, to: Unit): (Term | Operator)[] {
  const { unit } = from;
  const ratio = unit.numerator.times(to.denominator).div(unit.denominator.times(to.numerator));
  const offset = (unit.shift ?? new Decimal(0)).minus((to.shift ?? new Decimal(0)).div(ratio));
  const sum = (shift: Decimal): (Term | Operator)[] =>
    shift.isZero() ? [] : [shift.gt(0) ? "+" : "-", number(shift.abs())];
  if (ratio.eq(1)) return [shownTerm(from), ...sum(offset)];
  if (ratio.gt(1)) return [shownTerm(from), "*", number(ratio), ...sum(offset.times(ratio))];
  return ["(", shownTerm(from), ...sum(offset), ")", "/", number(ONE.div(ratio))];
}

function isScale({ shift }: Unit): boolean {
  return shift !== null;
}

/** The same quantity in another unit, with the factor or the shift that leads there: `25.0 mL * 1 L / 1000 mL = 0.0250 L`. */
export function explainConversion(
  from: Quantity,
  to: Quantity,
): { readonly steps: readonly StepFacts[]; readonly values: Readonly<Record<string, FactValue>> } {
  const terms = isScale(from.unit) || isScale(to.unit) ? scaleTerms(from, to.unit) : factorTerms(from, to.unit);
  return {
    steps: [step("convert", [expression(...terms, "=", shownTerm(to))])],
    values: { given: givenTerm(from) },
  };
}
