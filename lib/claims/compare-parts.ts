import { Decimal } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { areCommensurable, isUnity } from "../quantity/units/unit.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { halfPlace, isRoundingOf, valueInUnit } from "./agreement.ts";
import type { Arithmetic, ReadNumber } from "./claim.ts";
import { evaluate } from "./evaluate-arithmetic.ts";
import { listNumbers, mapNumbers, withoutUnits } from "./read-arithmetic.ts";
import { withIntervals } from "./ways/told.ts";

type Comparison = "equal" | "equal-without-units" | "near" | "apart" | "other-unit" | "unclear";

/** Whether the next part is what the one before comes to. */
export function compareParts(before: Arithmetic, next: Arithmetic): Comparison {
  const previous = withPerMole(before, next);
  const [left, right] = [evaluateProduct(previous), evaluate(next)];
  if (!left.ok || !right.ok) return compareBare(previous, next);
  const isBare = listNumbers(previous).every(({ quantity }) => isUnity(quantity.unit));
  const value = commonValue(left.value, right.value, isBare);
  if (value === null)
    return isMixed(previous) ||
      isMixed(next) ||
      previous.kind === "number" ||
      isByCustom(left.value, right.value) ||
      lacksDegrees(previous, left.value, right.value) ||
      isPerCoefficient(previous, left.value, right.value)
      ? "unclear"
      : "other-unit";
  const comparison = judge(previous, next, value, right.value.value, scaleOf(left.value, value[0]));
  return comparison === "apart" && isConvertedByFactor(previous, left.value, right.value) ? "equal" : comparison;
}

const PER_MOLE = getUnit("1/mol");

/** `2 mol × 6.022 × 10²³ = 1.2 × 10²⁴`: the Avogadro constant is often written without its unit. */
function withPerMole(tree: Arithmetic, next: Arithmetic): Arithmetic {
  const isWithout = ({ quantity: { value, unit } }: ReadNumber): boolean =>
    isUnity(unit) && value.gt("6e23") && value.lt("6.05e23");
  if (!listNumbers(tree).some((number) => isWithout(number)) || tree.kind === "number") return tree;
  const told = mapNumbers(tree, (number) =>
    isWithout(number) ? { ...number, quantity: { ...number.quantity, unit: PER_MOLE } } : number,
  );
  const [left, right] = [evaluate(told), evaluate(next)];
  return left.ok && right.ok && commonValue(left.value, right.value, false) !== null ? told : tree;
}

/** Degrees in a product are those that something is warmed by: no scale can be multiplied. */
function evaluateProduct(tree: Arithmetic): ReturnType<typeof evaluate> {
  const value = evaluate(tree);
  return value.ok || !hasHeat(tree) ? value : evaluate(withIntervals(tree));
}

const hasHeat = (tree: Arithmetic): boolean =>
  listNumbers(tree).some(({ quantity: { unit } }) => HEATS.has(unit.dimension));

const HEATS: ReadonlySet<number> = new Set([
  DIMENSIONS.specificHeat,
  DIMENSIONS.heatCapacity,
  DIMENSIONS.molarHeatCapacity,
]);

/** `45 min × 60 = 2700 s`: the factor between two units of a kind, written without any. */
function isConvertedByFactor(previous: Arithmetic, from: Quantity, to: Quantity): boolean {
  const scale = valueInUnit(new Decimal(1), from.unit, to.unit);
  const isFactor = ({ quantity: { value, unit } }: ReadNumber): boolean =>
    scale !== null && isUnity(unit) && !value.eq(1) && (value.eq(scale) || value.times(scale).eq(1));
  return (
    previous.kind === "operation" && listNumbers(previous).some((number) => isFactor(number)) && to.value.eq(from.value)
  );
}

/** `e^(−0.025 × 83) = e^(−2.08)`: what the function is of is written out, and rounded. */
export function isRoundedWithin(previous: Arithmetic, next: Arithmetic): boolean {
  if (previous.kind !== "function" || next.kind !== "function" || previous.name !== next.name) return false;
  return ["equal", "near"].includes(compareParts(previous.of, next.of)) || isRoundedWithin(previous.of, next.of);
}

/** `2.0 atm × 101.325 = 203 kPa`: right without the units, and a factor has none of its own. */
export function isConvertedUnsaid(previous: Arithmetic, next: Arithmetic): boolean {
  return isMixed(previous) && compareBare(previous, next) === "equal-without-units";
}

/** What textbooks write though the units differ: −n F E° in kJ of an equation, mg/L of water in ppm. */
function isByCustom({ unit }: Quantity, { unit: told }: Quantity): boolean {
  const isOfEquation = unit.dimension === DIMENSIONS.molarEnergy && told.dimension === DIMENSIONS.energy;
  return (
    isOfEquation ||
    (unit.dimension === DIMENSIONS.density &&
      told.factors.some(({ unit: { symbol } }) => symbol === "ppm" || symbol === "ppb"))
  );
}

/** `2 g × 4.18 J/(g·°C) × (80 − 20) = 502 J`: the degrees are left away. */
function lacksDegrees(tree: Arithmetic, { unit }: Quantity, { unit: told }: Quantity): boolean {
  return (
    hasHeat(tree) &&
    listNumbers(tree).some(({ quantity }) => isUnity(quantity.unit)) &&
    unit.dimension + DIMENSIONS.temperature === told.dimension
  );
}

const LARGEST_COEFFICIENT = 20;

/** `H₂: 4 mol / 2 = 2`, for the limiting reactant: how often the equation can go by, which has no unit. */
function isPerCoefficient(part: Arithmetic, { unit }: Quantity, told: Quantity): boolean {
  if (part.kind !== "operation" || part.operator !== "/" || part.right.kind !== "number") return false;
  const { quantity } = part.right.number;
  return (
    unit.dimension === DIMENSIONS.amount &&
    isUnity(told.unit) &&
    isUnity(quantity.unit) &&
    quantity.value.isInteger() &&
    quantity.value.lte(LARGEST_COEFFICIENT)
  );
}

/** How many of the result's unit are in one of the unit before. */
function scaleOf({ value, unit }: Quantity, converted: Decimal | undefined): Decimal {
  return converted === undefined || value.isZero() || unit.shift !== null ? new Decimal(1) : converted.div(value).abs();
}

/** The first value in the unit of the second; numbers without units and percentages are taken as they are meant. */
export function commonValue(left: Quantity, right: Quantity, isBare = true): readonly Decimal[] | null {
  const converted = valueInUnit(left.value, left.unit, right.unit);
  if (converted !== null) return [converted];
  const symbol = right.unit.factors.length === 1 ? right.unit.factors[0]?.unit.symbol : undefined;
  if (left.unit.dimension === 0 && left.unit.counted === "" && symbol === "ppm")
    return [left.value, left.value.times(1e6)];
  const isShare = isUnity(left.unit) && right.unit.factors.length === 1 && right.unit.factors[0]?.unit.symbol === "%";
  if (isShare) return [left.value.times(100), left.value];
  if (isUnity(left.unit) && right.unit.dimension === 0 && right.unit.counted !== "") return [left.value];
  // Joules that were not written, told in kilojoules: −2 × 96 485 × 1.10 = −212 kJ.
  const isKilo = right.unit.factors.some(({ unit, exponent }) => unit.symbol === "kJ" && exponent === 1);
  if (isUnity(left.unit) && !isUnity(right.unit))
    return isBare ? [left.value, ...(isKilo ? [left.value.div(1000)] : [])] : null;
  // What is left of a quotient of like units: 5.0 mL/L.
  if (isUnity(right.unit) && left.unit.dimension === 0 && left.unit.counted === "")
    return [left.value.times(left.unit.numerator).div(left.unit.denominator)];
  return null;
}

/** Without units, where they do not go together: weighted means of temperatures, constants in other units. */
export function compareBare(previous: Arithmetic, next: Arithmetic): Comparison {
  if (addsUnlike(previous) || addsUnlike(next)) return "unclear";
  const [left, right] = [evaluate(withoutUnits(previous)), evaluate(withoutUnits(next))];
  if (!left.ok || !right.ok) return "unclear";
  const comparison = judge(
    withoutUnits(previous),
    withoutUnits(next),
    [left.value.value],
    right.value.value,
    new Decimal(1),
  );
  return comparison === "equal" ? "equal-without-units" : "unclear";
}

/** `1 g × 0 kJ/mol + 1 mol × 5 kJ/mol`: each term has a unit, and they cannot be added. */
function addsUnlike(arithmetic: Arithmetic): boolean {
  if (arithmetic.kind === "number") return false;
  if (arithmetic.kind === "function") return addsUnlike(arithmetic.of);
  const { operator, left, right } = arithmetic;
  const [first, second] = [evaluate(left), evaluate(right)];
  if (!first.ok || !second.ok) return addsUnlike(left) || addsUnlike(right);
  const isSum = operator === "+" || operator === "-";
  return (
    isSum &&
    !isUnity(first.value.unit) &&
    !isUnity(second.value.unit) &&
    !areCommensurable(first.value.unit, second.value.unit)
  );
}

function judge(
  previous: Arithmetic,
  next: Arithmetic,
  values: readonly Decimal[],
  found: Decimal,
  scale: Decimal,
): Comparison {
  // A ratio near a whole number is rounded to it.
  const fewest = next.kind === "number" && isCount(next.number) ? 1 : undefined;
  if (next.kind === "number" && values.some((value) => isRoundingOf(next.number, value, fewest))) return "equal";
  if (next.kind !== "number" && previous.kind === "number" && isRoundingOf(previous.number, found)) return "equal";
  if (dividesByPower(previous)) return "unclear";
  const slack = spreadOf(previous)
    .times(scale)
    .plus(next.kind === "number" ? halfPlace(next.number) : spreadOf(next));
  const distance = Decimal.min(...values.map((value) => value.minus(found).abs()));
  if (next.kind !== "number" && distance.lte(found.abs().times("1e-9"))) return "equal";
  return distance.lte(slack) ? "near" : "apart";
}

/** `8.0 × 5.8 / 5.3 × 10⁻¹¹`: the power of ten may be meant for all of it. */
function dividesByPower(arithmetic: Arithmetic): boolean {
  if (arithmetic.kind !== "operation") return arithmetic.kind === "function" && dividesByPower(arithmetic.of);
  const { operator, left, right } = arithmetic;
  return (
    (operator === "/" && right.kind === "number" && right.number.form === "scientific") ||
    dividesByPower(left) ||
    dividesByPower(right)
  );
}

/** How far the value may be off because its numbers were rounded. */
function spreadOf(arithmetic: Arithmetic): Decimal {
  const exact = evaluate(arithmetic);
  if (!exact.ok) return new Decimal(0);
  return listNumbers(arithmetic).reduce((sum, number) => {
    const moved = evaluate(mapNumbers(arithmetic, (other) => (other === number ? shifted(number) : other)));
    return moved.ok && !isExact(number) ? sum.plus(moved.value.value.minus(exact.value.value).abs()) : sum;
  }, new Decimal(0));
}

function shifted(number: ReadNumber): ReadNumber {
  return { ...number, quantity: { ...number.quantity, value: number.quantity.value.plus(halfPlace(number)) } };
}

export function isCount({ quantity }: ReadNumber): boolean {
  return isUnity(quantity.unit) && quantity.value.isInteger();
}

/** 144 400 may be rounded, 1000 and 12 are not, nor is the whole of a share. */
function isExact(number: ReadNumber): boolean {
  const { value, unit } = number.quantity;
  if (value.eq(100) && unit.factors.length === 1 && unit.factors[0]?.unit.symbol === "%") return true;
  return isCount(number) && (number.roundPlace === null || number.quantity.value.sd() < 3);
}

/** Whether some of its measured numbers are written without their unit. */
function isMixed(arithmetic: Arithmetic): boolean {
  return listNumbers(arithmetic).some(({ quantity }) => isUnity(quantity.unit) && !quantity.value.isInteger());
}
