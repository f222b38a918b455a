import type { IgnoredReason } from "./statement.ts";
import { findSubstance } from "../../methods/rules/substance.ts";
import type { Condition } from "../../methods/rules/rule.ts";
import { CONSTANTS, ROOM_TEMPERATURE } from "../../quantity/constants.ts";
import { getValueIn } from "../../quantity/conversion.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isMark } from "./goals.ts";
import { findIdle } from "../retell/idle.ts";
import type { Spot, SpotOf } from "../text/spot.ts";
import { findToldConstants } from "../text/told-constants.ts";

/** How far a value that is said twice may be from itself, and a constant from its table: what rounding does. */
const SAME = "0.01";

const isNear = (a: Decimal, b: Decimal): boolean => a.minus(b).abs().lte(b.abs().times(SAME));

/** In the unit of its dimension; a temperature in K. */
function sizeOf({ value, unit }: Quantity): Decimal {
  return unit.dimension === DIMENSIONS.temperature
    ? getValueIn({ value, unit, significantFigures: null }, "K")
    : value.times(unit.numerator).div(unit.denominator);
}

/** A given with the substance that it is of. */
export type Bound = { readonly quantity: Quantity; readonly of: string | null };

/** "14.6 g of NaCl (0.250 mol)", "11 mL (0.011 L)": another given again, in another unit or as an amount. */
export function isRestated(value: Quantity, givens: readonly Bound[]): boolean {
  return givens.some(({ quantity, of }) => {
    const { dimension } = value.unit;
    if (dimension === quantity.unit.dimension)
      return dimension !== DIMENSIONS.none && isNear(sizeOf(value), sizeOf(quantity));
    const substance = findSubstance(of);
    return (
      substance !== null &&
      dimension === DIMENSIONS.amount &&
      quantity.unit.dimension === DIMENSIONS.mass &&
      isNear(getValueIn(value, "mol"), getValueIn(quantity, "g").div(substance.molarMass))
    );
  });
}

/** "1 grain = 0.0648 g" between two units of one dimension that are as long. */
export function isDefinition(spots: readonly Spot[], at: number): boolean {
  const others = [
    [at, at + 2],
    [at - 2, at],
  ].map(([from = 0, to = 0]) => [spots[from], spots[to], spots[from + 1]] as const);
  return others.some(
    ([one, other, between]) =>
      one?.kind === "quantity" &&
      other?.kind === "quantity" &&
      isMark(between, "=") &&
      one.quantity.unit.dimension === other.quantity.unit.dimension &&
      isNear(sizeOf(one.quantity), sizeOf(other.quantity)),
  );
}

/** A constant of nature, or the molar mass of a substance of the text, as our own tables have it. */
function isConstant(value: Quantity, spots: readonly Spot[]): boolean {
  const isOfNature = Object.values(CONSTANTS).some(
    (constant) =>
      constant.unit.dimension === value.unit.dimension &&
      constant.unit.dimension !== DIMENSIONS.none &&
      isNear(sizeOf(value), sizeOf(constant)),
  );
  if (isOfNature || value.unit.dimension !== DIMENSIONS.molarMass) return isOfNature;
  return spots.some(
    (spot) =>
      spot.kind === "substance" &&
      spot.substance.formulas.some((formula) => {
        const substance = findSubstance(formula);
        return substance !== null && isNear(getValueIn(value, "g/mol"), substance.molarMass);
      }),
  );
}

/** 25 °C, where tables hold, told in degrees or kelvins. */
export function isRoomTemperature(value: Quantity): boolean {
  if (value.unit.dimension !== DIMENSIONS.temperature || value.unit.factors[0]?.unit.symbol === "°F") return false;
  return getValueIn({ ...value, significantFigures: null }, "K")
    .minus(ROOM_TEMPERATURE)
    .abs()
    .lt(1);
}

/** One atmosphere, which tables and boiling points suppose. */
export const isOneAtmosphere = ({ value, unit }: Quantity): boolean =>
  unit.dimension === DIMENSIONS.pressure && unit.factors[0]?.unit.symbol === "atm" && value.eq(1);

/** "In March 2017": where nothing says what the number counts. */
export function isYear({ quantity: { value }, isBare }: SpotOf<"quantity">): boolean {
  return isBare && value.isInteger() && value.gte(1500) && value.lte(2100);
}

/** What does not change may be told, and counts for nothing. */
function isHeld({ unit: { dimension } }: Quantity, conditions: readonly Condition[]): boolean {
  return (
    (dimension === DIMENSIONS.volume && conditions.includes("constant-volume")) ||
    (dimension === DIMENSIONS.pressure && conditions.includes("constant-pressure")) ||
    (dimension === DIMENSIONS.temperature && conditions.includes("constant-temperature"))
  );
}

/** "Exercise 3", "(2)", "flask 1", "iodine-131": a whole number without a unit that only tells things apart. */
function isName(spots: readonly Spot[], at: number): boolean {
  const spot = spots[at];
  if (spot?.kind !== "quantity" || !spot.isBare || !spot.quantity.value.isInteger()) return false;
  const [beyond, before, next] = [spots[at - 2], spots[at - 1], spots[at + 1]];
  const isHyphen = before?.kind === "word" && /^[-‐‑–]$/.test(before.text);
  const named = isHyphen ? beyond : before;
  if (named?.kind === "substance" && spot.start - named.end <= 1) return true;
  const isNumbered = isMark(next, ")", ".") && (before === undefined || isMark(before, "(", "\n", ".", "?"));
  const isOfWord = before?.kind === "word" && spot.quantity.value.lte(20) && spot.start - before.end <= 1;
  return isNumbered || isOfWord;
}

/** "R = 0.0821": by its name, where no unit says what it is. */
function isToldConstant({ start }: Spot, plain: string): boolean {
  return findToldConstants(plain).some(({ number }) => start >= number.start && start < number.end);
}

/** "The bottle costs $4": a number that no law joins with what the text asks. */
function isIdle({ start }: Spot, plain: string): boolean {
  return findIdle(plain).some(({ number }) => start >= number.start && start < number.end);
}

/**
 * Why the number at a place may be left aside, as far as that can be checked; null where it counts. `plain` is the text in
 * which the spots have their places.
 */
export function findReason(
  spots: readonly Spot[],
  at: number,
  givens: readonly Bound[],
  conditions: readonly Condition[],
  plain: string,
): IgnoredReason | null {
  const spot = spots[at];
  if (spot?.kind !== "quantity") return null;
  const { quantity } = spot;
  if (isRestated(quantity, givens)) return "restated";
  if (isDefinition(spots, at)) return "definition";
  if (isConstant(quantity, spots) || isToldConstant(spot, plain)) return "constant";
  if (isRoomTemperature(quantity) || isOneAtmosphere(quantity) || isHeld(quantity, conditions)) return "condition";
  if (isYear(spot)) return "year";
  if (isName(spots, at)) return "name";
  return isIdle(spot, plain) ? "idle" : null;
}
