import { Decimal } from "../quantity/decimal.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { isRoundingOf, valueInUnit } from "./agreement.ts";
import type { ReadNumber } from "./claim.ts";
import type { Evidence } from "./evidence.ts";
import { massOf } from "./reference.ts";

const GRAM = getUnit("g");
const MOLE = getUnit("mol");

/** "| Al | 15.0 g | … | 0.556 mol |": the amount of a mass of the same substance that is known, and the mass of an amount. */
export function isDerivedQuantity(number: ReadNumber, { facts, said }: Evidence): boolean {
  const [of, ...others] = number.binding.of;
  const { unit } = number.quantity;
  const isAmount = unit.dimension === MOLE.dimension;
  if (of === undefined || others.length > 0 || !number.binding.isOfCertain) return false;
  if (!isAmount && unit.dimension !== GRAM.dimension) return false;
  const masses = massOf(of);
  if (masses === null) return false;
  const perMole = new Decimal(masses.molarMass);
  // What the text only says proves nothing by itself: a mass that was given leads to an amount.
  const known = isAmount ? [...facts, ...said] : facts;
  return known.some(({ of: own, source, quantity, unrounded }) => {
    if (own !== of || source === "material") return false;
    return [quantity.value, unrounded].some((each) => {
      const value = valueInUnit(each, quantity.unit, isAmount ? GRAM : MOLE);
      const told = value === null ? null : isAmount ? value.div(perMole) : value.times(perMole);
      const converted = told === null ? null : valueInUnit(told, isAmount ? MOLE : GRAM, unit);
      return converted !== null && isRoundingOf(number, converted);
    });
  });
}
