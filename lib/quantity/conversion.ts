import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import type { Decimal } from "./decimal.ts";
import type { Quantity, QuantityIssue } from "./quantity.ts";
import type { Figures } from "./significant-figures.ts";
import { figuresToPlace, lastPlace, rounded } from "./significant-figures.ts";
import { getUnit } from "./units/get-unit.ts";
import type { Unit } from "./units/unit.ts";
import { areCommensurable, areSameUnit, convertValue, isInterval } from "./units/unit.ts";

const CELSIUS = getUnit("°C");

/**
 * The quantity in another unit. Factors are exact and keep the figures; between scales of temperature the last place is
 * kept, so that 25 °C is 298 K and 25.0 °C is 298.2 K. A temperature on a scale never becomes an interval, nor an
 * interval a temperature; kelvin is taken for either.
 */
export function convertTo(quantity: Quantity, unit: Unit): Result<Quantity, QuantityIssue> {
  if (areSameUnit(quantity.unit, unit)) return succeed(quantity);
  if (!areCommensurable(quantity.unit, unit)) return fail({ code: "incommensurable" });
  if ((quantity.unit.shift !== null && isInterval(unit)) || (unit.shift !== null && isInterval(quantity.unit))) {
    return fail({ code: "temperature-scale" });
  }
  const value = convertValue(quantity.value, quantity.unit, unit);
  return succeed({ value, unit, significantFigures: figuresAfterConversion(quantity, value, unit) });
}

/**
 * Between scales, the figures that count are those of the temperature above freezing: 98.6 °F − 32 °F = 66.6 °F, three
 * figures, × 5/9 = 37.0 °C, and 310.2 K by the last place of that.
 */
function figuresAfterConversion(
  { value, unit: from, significantFigures }: Quantity,
  converted: Decimal,
  to: Unit,
): Figures {
  const place = lastPlace(value, significantFigures);
  if (place === null || (from.shift === null && to.shift === null)) return significantFigures;
  const celsius = convertValue(value, from, CELSIUS);
  const figures = figuresToPlace(inDegreesOf(celsius, from), place);
  return figuresToPlace(converted, lastPlace(inDegreesOf(celsius, to), figures));
}

/** A temperature above freezing in degrees of the size of this scale's. */
function inDegreesOf(celsius: Decimal, { numerator, denominator }: Unit): Decimal {
  return celsius.times(denominator).div(numerator);
}

/** The value in a unit of the same dimension. Throws on another: for quantities whose dimension was checked before. */
export function getValueIn(quantity: Quantity, unit: Unit | string): Decimal {
  const target = typeof unit === "string" ? getUnit(unit) : unit;
  const converted = convertTo(quantity, target);
  if (!converted.ok) throw new Error(`A quantity cannot be converted: ${converted.issue.code}`);
  return converted.value.value;
}

/** The quantity with its value rounded as its significant figures say. */
export function roundQuantity(quantity: Quantity): Quantity {
  return { ...quantity, value: rounded(quantity.value, quantity.significantFigures) };
}
