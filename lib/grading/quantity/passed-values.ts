import { convertTo } from "../../quantity/conversion.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Figures } from "../../quantity/significant-figures.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import { loadUnit } from "../../quantity/stored-quantity.ts";
import { areCommensurable, isUnity } from "../../quantity/units/unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import type { PassedValue } from "../expected.ts";
import type { GivenQuantity } from "./read-answer.ts";

/** A result of one figure is met by chance. */
const FEWEST_FIGURES = 2;

/** `isInItsUnit`: it was written with a unit that measures the same. */
type FoundValue = { readonly isGiven: boolean; readonly isInItsUnit: boolean };

/**
 * The value of the solution that was taken for its answer, if one was. Its number is enough where the unit is missing or
 * measures something else: whoever stops at an amount writes "12.5 g" too.
 */
export function findPassed(passed: readonly PassedValue[], given: GivenQuantity): FoundValue | null {
  for (const { value, unit: stored, isGiven } of passed) {
    const unit = loadUnit(stored);
    if (!unit.ok) continue;
    const isInItsUnit = isUnity(given.unit) === isUnity(unit.value) && areCommensurable(given.unit, unit.value);
    const written = isInItsUnit ? inUnit(given, unit.value) : given.value;
    if (written !== null && isMet(new Decimal(value), isGiven, written, given.figures)) return { isGiven, isInItsUnit };
  }
  return null;
}

function inUnit({ value, unit: own, figures: significantFigures }: GivenQuantity, unit: Unit): Decimal | null {
  const converted = convertTo({ value, unit: own, significantFigures }, unit);
  return converted.ok ? converted.value.value : null;
}

/** What is given is repeated as it stands; a result is rounded. */
function isMet(passed: Decimal, isGiven: boolean, written: Decimal, figures: Figures): boolean {
  if (isGiven) return written.eq(passed);
  return figures !== null && figures >= FEWEST_FIGURES && roundToFigures(passed, figures).eq(written);
}
