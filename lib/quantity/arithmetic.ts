import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import type { Decimal } from "./decimal.ts";
import { ONE } from "./decimal.ts";
import { convertTo } from "./conversion.ts";
import type { Quantity, QuantityIssue, QuantityIssueCode } from "./quantity.ts";
import { coarsestPlace, fewestFigures, figuresToPlace, lastPlace } from "./significant-figures.ts";
import { areCommensurable, intervalOf, isInterval, unitOfFactors } from "./units/unit.ts";
import type { Unit, UnitFactor } from "./units/unit.ts";

/**
 * Arithmetic of quantities: units are checked, values keep all digits of the decimal arithmetic, significant figures are
 * carried along by the textbook rules (`significant-figures.ts`); `roundQuantity` and the formatters apply them, once.
 */
export type QuantityResult = Result<Quantity, QuantityIssue>;

const MOST_POWERS = 15;

/** In the unit of `a`. A temperature on a scale plus a difference is a temperature on that scale. */
export function add(a: Quantity, b: Quantity): QuantityResult {
  if (!areCommensurable(a.unit, b.unit)) return failWith("incommensurable");
  if (a.unit.shift !== null && b.unit.shift !== null) return failWith("temperature-scale");
  if (b.unit.shift !== null) return add(b, a);
  const term = convertTo(b, intervalOf(a.unit) ?? a.unit);
  return term.ok ? succeed(sum(a, term.value, 1, a.unit)) : term;
}

/** In the unit of `a`. The difference of two temperatures on scales is an interval: `Δ°C`. */
export function subtract(a: Quantity, b: Quantity): QuantityResult {
  if (!areCommensurable(a.unit, b.unit)) return failWith("incommensurable");
  const interval = intervalOf(a.unit);
  if (b.unit.shift === null) {
    const term = convertTo(b, interval ?? a.unit);
    return term.ok ? succeed(sum(a, term.value, -1, a.unit)) : term;
  }
  if (isInterval(a.unit)) return failWith("temperature-scale");
  const term = convertTo(b, a.unit);
  return term.ok ? succeed(sum(a, term.value, -1, interval ?? a.unit)) : term;
}

function sum(a: Quantity, b: Quantity, sign: 1 | -1, unit: Unit): Quantity {
  const value = sign > 0 ? a.value.plus(b.value) : a.value.minus(b.value);
  const place = coarsestPlace(lastPlace(a.value, a.significantFigures), lastPlace(b.value, b.significantFigures));
  return { value, unit, significantFigures: figuresToPlace(value, place) };
}

/** Equal units merge: g/mol × mol is g. Different units of one dimension stay (mL·mol/L) until they are converted. */
export function multiply(a: Quantity, b: Quantity): QuantityResult {
  const unit = combineUnits(a.unit, b.unit, 1);
  if (!unit.ok) return unit;
  const significantFigures = fewestFigures(a.significantFigures, b.significantFigures);
  return succeed({ value: a.value.times(b.value), unit: unit.value, significantFigures });
}

export function divide(a: Quantity, b: Quantity): QuantityResult {
  if (b.value.isZero()) return failWith("division-by-zero");
  const unit = combineUnits(a.unit, b.unit, -1);
  if (!unit.ok) return unit;
  const significantFigures = fewestFigures(a.significantFigures, b.significantFigures);
  return succeed({ value: a.value.div(b.value), unit: unit.value, significantFigures });
}

export function negate(quantity: Quantity): Quantity {
  return { ...quantity, value: quantity.value.neg() };
}

/** A whole power; a negative one of zero is a division by zero. */
export function raise(quantity: Quantity, exponent: number): QuantityResult {
  if (exponent < 0 && quantity.value.isZero()) return failWith("division-by-zero");
  if (quantity.unit.shift !== null) return failWith("temperature-scale");
  const unit = checkedUnit(
    quantity.unit.factors.map((factor) => ({ unit: factor.unit, exponent: factor.exponent * exponent })),
  );
  return unit.ok ? succeed({ ...quantity, value: quantity.value.pow(exponent), unit: unit.value }) : unit;
}

/** The real root of a whole degree: 2 for the square root. */
export function takeRoot(quantity: Quantity, degree: number): QuantityResult {
  if (quantity.unit.shift !== null) return failWith("temperature-scale");
  if (quantity.value.isNegative() && degree % 2 === 0) return failWith("out-of-domain");
  if (quantity.unit.factors.some(({ exponent }) => exponent % degree !== 0)) return failWith("no-root-of-unit");
  const unit = unitOfFactors(
    quantity.unit.factors.map((factor) => ({ unit: factor.unit, exponent: factor.exponent / degree })),
  );
  return succeed({ ...quantity, value: rootOf(quantity.value, degree), unit });
}

function rootOf(value: Decimal, degree: number): Decimal {
  if (degree === 2) return value.sqrt();
  if (degree === 3) return value.cbrt();
  if (value.isZero()) return value;
  const root = value.abs().pow(ONE.div(degree));
  return value.isNegative() ? root.neg() : root;
}

function combineUnits(a: Unit, b: Unit, sign: 1 | -1): Result<Unit, QuantityIssue> {
  if (a.shift !== null || b.shift !== null) return failWith("temperature-scale");
  if (b.factors.length === 0) return succeed(a);
  if (a.factors.length === 0 && sign > 0) return succeed(b);
  return checkedUnit([...a.factors, ...b.factors.map(({ unit, exponent }) => ({ unit, exponent: exponent * sign }))]);
}

function checkedUnit(factors: readonly UnitFactor[]): Result<Unit, QuantityIssue> {
  const powers = factors.reduce((total, { exponent }) => total + Math.abs(exponent), 0);
  if (powers > 2 * MOST_POWERS) return failWith("too-complex");
  return succeed(unitOfFactors(factors));
}

function failWith(code: QuantityIssueCode): Result<never, QuantityIssue> {
  return fail({ code });
}
