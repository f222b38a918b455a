import { convertTo } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { roundToPlace } from "../quantity/significant-figures.ts";
import { areCommensurable, intervalOf, isInterval, isUnity } from "../quantity/units/unit.ts";
import type { Unit } from "../quantity/units/unit.ts";
import type { ReadNumber } from "./claim.ts";

/** Rounding to a single figure tells too little to be checked by it. */
const FEWEST_FIGURES = 2;

/** A value in the unit of a claim, or null where it has another dimension. An interval is taken for a scale where only one is written. */
export function valueInUnit(value: Decimal, from: Unit, to: Unit): Decimal | null {
  if (from === to) return value;
  if (from.dimension !== to.dimension) return null;
  const quantity: Quantity = { value, unit: from, significantFigures: null };
  // A number of things is a pure number; a percentage is none.
  if (isUnity(from) !== isUnity(to))
    return from.dimension === to.dimension && (from.counted !== "" || to.counted !== "") ? value : null;
  const target = isInterval(from) ? (intervalOf(to) ?? to) : to;
  if (!areCommensurable(from, target)) return null;
  const converted = convertTo(quantity, target);
  return converted.ok ? converted.value.value : null;
}

/**
 * Whether a number, as it is written, is a value: exactly, or rounded half up to the last written digit, with
 * at least two figures unless the value has only one. A wrong last digit is wrong.
 */
export function isRoundingOf(number: ReadNumber, exact: Decimal, fewestFigures = FEWEST_FIGURES): boolean {
  const { value } = number.quantity;
  if (value.eq(exact)) return true;
  // Rounding moves a value by one power of ten at most: most pairs are told apart by this alone.
  if (!exact.isZero() && !value.isZero() && Math.abs(value.e - exact.e) > 1) return false;
  return [number.lastPlace, number.roundPlace].some(
    (place) => place !== null && value.e - place + 1 >= fewestFigures && isRoundedTo(value, exact, place),
  );
}

/** The arithmetic's noise beyond these digits is no difference. */
const TRUSTED_FIGURES = 30;

function isRoundedTo(value: Decimal, exact: Decimal, place: number): boolean {
  if (value.minus(exact).e > place) return false;
  return roundToPlace(exact.toSignificantDigits(TRUSTED_FIGURES), place).eq(value);
}

/** Half a unit of the last place of a value: how far from it what was rounded may lie. */
export function halfPlace(number: ReadNumber): Decimal {
  const place = number.roundPlace ?? number.lastPlace;
  return place === null ? new Decimal(0) : new Decimal(10).pow(place).div(2);
}
