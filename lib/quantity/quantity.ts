import { Decimal } from "./decimal.ts";
import type { DecimalValue } from "./decimal.ts";
import type { Figures } from "./significant-figures.ts";
import type { Unit } from "./units/unit.ts";
import { UNITY } from "./units/unit.ts";
import { getUnit } from "./units/get-unit.ts";

/** A value in a unit, and how many of its figures are significant: null for an exact value. Nothing is rounded. */
export type Quantity = {
  readonly value: Decimal;
  readonly unit: Unit;
  readonly significantFigures: Figures;
};

/** A unit by value or, in code, by text: `quantity("25.0", "mL", 3)`. A text that is no unit throws. */
export function quantity(value: DecimalValue, unit: Unit | string, significantFigures: Figures = null): Quantity {
  return { value: new Decimal(value), unit: typeof unit === "string" ? getUnit(unit) : unit, significantFigures };
}

/** A pure number. */
export function pureNumber(value: DecimalValue, significantFigures: Figures = null): Quantity {
  return quantity(value, UNITY, significantFigures);
}

/** Why two quantities cannot be combined. */
export type QuantityIssue = { readonly code: QuantityIssueCode };

export type QuantityIssueCode =
  /** Units of different dimensions, or of different counted things. */
  | "incommensurable"
  /** A temperature on a scale with a zero of its own in a product, or two of them in a sum: convert to K first. */
  | "temperature-scale"
  | "division-by-zero"
  /** A logarithm of a quantity that has a unit. */
  | "not-a-pure-number"
  /** A root of a unit that is no such power. */
  | "no-root-of-unit"
  /** A logarithm or root of what has none. */
  | "out-of-domain"
  /** Powers of units beyond any real one. */
  | "too-complex";
