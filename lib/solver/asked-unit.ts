import type { Locale } from "../i18n/locales.ts";
import type { FactValue, Quantity as QuantityFact, SolutionFacts } from "../methods/facts.ts";
import { loadUnit } from "../quantity/stored-quantity.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { areSameUnit, intervalOf } from "../quantity/units/unit.ts";
import type { Unit } from "../quantity/units/unit.ts";
import { listAskedUnits } from "./problems/mask.ts";

function listQuantities(value: FactValue): QuantityFact[] {
  if (value.kind === "quantity") return [value];
  if (value.kind === "list") return value.items.flatMap(listQuantities);
  return value.kind === "expression" ? value.terms.flatMap(listQuantities) : [];
}

function listUnits(solutions: readonly SolutionFacts[]): Unit[] {
  return solutions.flatMap(({ answer }) =>
    listQuantities(answer.value).flatMap(({ unit }) => {
      const loaded = loadUnit(unit);
      return loaded.ok ? [loaded.value] : [];
    }),
  );
}

/** L²/(mol²·s) is M⁻² s⁻¹ in other signs. */
const isAsLarge = (unit: Unit, asked: Unit): boolean =>
  unit.dimension === asked.dimension &&
  unit.shift === null &&
  asked.shift === null &&
  unit.counted === asked.counted &&
  unit.numerator.times(asked.denominator).eq(asked.numerator.times(unit.denominator));

/** A difference of 5 °C is also asked for "in °C". */
function isInUnit(unit: Unit, asked: Unit): boolean {
  return (
    isAsLarge(unit, asked) ||
    areSameUnit(unit, asked) ||
    areSameUnit(intervalOf(unit) ?? unit, intervalOf(asked) ?? asked)
  );
}

/** A concentration by mass is not one by amount: "in g/L" is not answered in mol/L. */
const isAlike = (one: number, other: number): boolean =>
  one === other || (one === DIMENSIONS.concentration && other === DIMENSIONS.density);

/**
 * Whether a text asks for a quantity in a unit in which none of the answers is, though one is of its dimension: "the
 * pressure in bar of …" is not answered in atmospheres. Of several units the last one counts: "how many moles … give the
 * answer in millimoles".
 */
export function missesAskedUnit(text: string, locale: Locale, solutions: readonly SolutionFacts[]): boolean {
  const units = listUnits(solutions);
  const asked = listAskedUnits(text, locale).filter(
    ({ dimension }) => dimension !== DIMENSIONS.none && units.some((unit) => isAlike(unit.dimension, dimension)),
  );
  const last = asked.filter(
    (unit, index) => !asked.slice(index + 1).some(({ dimension }) => dimension === unit.dimension),
  );
  return last.some((unit) => !units.some((answered) => isInUnit(answered, unit)));
}
