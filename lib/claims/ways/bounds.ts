import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, ReadNumber } from "../claim.ts";
import type { Evidence } from "../evidence.ts";
import { listNumbers } from "../read-arithmetic.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { areSameUnit, isUnity } from "../../quantity/units/unit.ts";

/** `−199 J/K = −0.199 kJ/K`: one value in two units, wherever it is from. */
export function isConversion(parts: readonly Arithmetic[]): boolean {
  return (
    parts.every(({ kind }) => kind === "number") &&
    parts.flatMap((part) => listNumbers(part)).every(({ quantity }) => !isUnity(quantity.unit))
  );
}

export const isVolume = ({ quantity: { unit } }: ReadNumber): boolean => unit.dimension === DIMENSIONS.volume;

/** What a known mistake comes to in this problem, and nothing right. */
export function isSlip(number: ReadNumber, evidence: Evidence): boolean {
  const isOf = (value: Quantity): boolean =>
    areSameUnit(value.unit, number.quantity.unit) &&
    number.quantity.value.sd() >= 2 &&
    isRoundingOf(number, value.value);
  return (
    !isUnity(number.quantity.unit) &&
    evidence.slips.some((slip) => isOf(slip)) &&
    !evidence.facts.some(({ quantity, unrounded }) => isOf(quantity) || isOf({ ...quantity, value: unrounded }))
  );
}

/** Said to be what the engine's answer is, with another value. */
export function missesResult(number: ReadNumber, { facts }: Evidence): boolean {
  const { symbol, of, isOfCertain } = number.binding;
  // A partial pressure is none of the whole.
  const isPartial = isOfCertain && number.quantity.unit.dimension === DIMENSIONS.pressure;
  return facts.some(
    (fact) =>
      (fact.source === "answer" || fact.source === "step") &&
      fact.symbol !== null &&
      fact.symbol === symbol &&
      ((fact.of === null && !isPartial) || of.length === 0 || (fact.of !== null && of.includes(fact.of))) &&
      fact.quantity.unit.dimension === number.quantity.unit.dimension &&
      !facts.some(
        ({ quantity, unrounded }) =>
          areSameUnit(quantity.unit, number.quantity.unit) &&
          [quantity.value, unrounded].some((value) => isRoundingOf(number, value)),
      ),
  );
}
