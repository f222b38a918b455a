import { convertTo } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
import { quantity } from "../quantity/quantity.ts";
import { parseUnit } from "../quantity/units/parse-unit.ts";
import { type NumberSpot, unitOf, valueOf } from "./spot.ts";

export type Stored = { readonly value: string; readonly unit: string };

/** From here on whole numbers are shown with a power of ten, and their zeros at the end are not. */
const WITH_POWER = 1e6;

/** Half of the last place of a number as it is shown. */
function halfPlace({ term }: NumberSpot): Decimal {
  const value = new Decimal(String(term.value));
  const own = term.kind === "quantity" ? term.significantFigures : null;
  const figures = own ?? (value.abs().gte(WITH_POWER) ? value.precision() : null);
  const place = figures === null || value.isZero() ? -value.decimalPlaces() : value.e - figures + 1;
  return new Decimal(10).pow(place).times("0.501");
}

/** Whether a number shows this one: the same, or rounded; in the same unit. */
export function shows(spot: NumberSpot, { value, unit }: Stored): boolean {
  return unitOf(spot) === unit && rounds(spot, new Decimal(value));
}

function rounds(spot: NumberSpot, value: Decimal): boolean {
  return new Decimal(valueOf(spot)).minus(value).abs().lte(halfPlace(spot));
}

/** Units that only name what is counted: a line may leave them out. */
const COUNTED: ReadonlySet<string> = new Set(["particles", "atoms", "molecules", "formula units", "ions", "photons"]);

/** A number of so many figures is hardly another one by chance. */
const TELLING_FIGURES = 3;

/** Whether a number is this one to the last digit, its sign apart. Where a line leaves units out, its numbers have to be long ones. */
export function isExactly(spot: NumberSpot, { value, unit }: Stored): boolean {
  const own = new Decimal(valueOf(spot)).abs();
  const isBare = unitOf(spot) === "" && (COUNTED.has(unit) || own.precision() >= TELLING_FIGURES);
  return (unitOf(spot) === unit || isBare) && own.eq(new Decimal(value).abs());
}

/** Whether a number shows this one in another unit: 0.25 L for 250 mL, 0.45 for 45 %. */
export function showsConverted(spot: NumberSpot, { value, unit }: Stored): boolean {
  if (unit === unitOf(spot)) return false;
  const [from, to] = [parseUnit(unit), parseUnit(unitOf(spot))];
  const isPure = unitOf(spot) === "" && unit === "%";
  if (isPure) return rounds(spot, new Decimal(value).div(100));
  if (!from.ok || !to.ok) return false;
  const converted = convertTo(quantity(value, from.value.unit), to.value.unit);
  return converted.ok && rounds(spot, converted.value.value);
}

/** Whether two quantities are one, as the two sides of a factor are: 1 kg and 1000 g. */
export function areEqual(one: Stored, other: Stored): boolean {
  const [from, to] = [parseUnit(one.unit), parseUnit(other.unit)];
  if (!from.ok || !to.ok || one.unit === other.unit) return false;
  const converted = convertTo(quantity(one.value, from.value.unit), to.value.unit);
  return (
    converted.ok && converted.value.value.minus(other.value).abs().lte(new Decimal(other.value).abs().times("1e-4"))
  );
}
