import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import type { Decimal } from "./decimal.ts";
import type { Quantity, QuantityIssue } from "./quantity.ts";
import type { Figures } from "./significant-figures.ts";
import { figuresToPlace, lastPlace, rounded } from "./significant-figures.ts";
import { getUnit } from "./units/get-unit.ts";
import type { Unit } from "./units/unit.ts";
import { areCommensurable, areSameUnit, convertValue, isInterval } from "./units/unit.ts";

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

/** Between scales the last place is kept: 98.6 °F is 37.0 °C, and 88.0 °C is 190.4 °F. */
function figuresAfterConversion({ value, unit, significantFigures }: Quantity, converted: Decimal, to: Unit): Figures {
  const place = lastPlace(value, significantFigures);
  return place === null || (unit.shift === null && to.shift === null)
    ? significantFigures
    : figuresToPlace(converted, place);
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
