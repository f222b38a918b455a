import type { AnswerFacts, Quantity } from "../methods/facts.ts";
import { compare } from "../grading/quantity/closeness.ts";
import { convertTo } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
import { loadQuantity } from "../quantity/stored-quantity.ts";
import { intervalOf, isInterval } from "../quantity/units/unit.ts";

/** A quantity that is asked for, with its value before it was rounded where that is known. */
export type AnswerQuantity = { readonly quantity: Quantity; readonly unrounded: string };

export function readAnswer({ value, unrounded }: Pick<AnswerFacts, "value" | "unrounded">): AnswerQuantity | null {
  return value.kind === "quantity" ? { quantity: value, unrounded: unrounded ?? value.value } : null;
}

/** Values this close to the answer are the answer, computed with other tables. */
const NEAR = 0.003;

/** Whether a number in the answer's unit tells the answer: one that would be marked right for it, as before it was rounded. */
export function isNearAnswer(value: Decimal, { quantity, unrounded }: AnswerQuantity): boolean {
  const wanted = new Decimal(quantity.value);
  if (value.minus(wanted).abs().lte(wanted.abs().times(NEAR))) return true;
  const target = {
    value: new Decimal(unrounded),
    figures: quantity.significantFigures,
    tolerance: null,
    allowsNear: true,
  };
  return quantity.significantFigures !== null && compare({ value, figures: null }, target) !== "apart";
}

/** Whether a value is the answer: in any unit, rounded otherwise, or with the other sign. */
export function tellsAnswer(value: Quantity, answer: AnswerQuantity): boolean {
  const [own, wanted] = [loadQuantity(value), loadQuantity(answer.quantity)];
  if (!own.ok || !wanted.ok) return false;
  // By how far a melting point falls below 0 °C is what it is.
  const { unit } = wanted.value;
  const converted = convertTo(own.value, isInterval(own.value.unit) ? (intervalOf(unit) ?? unit) : unit);
  if (!converted.ok) return false;
  // Heat that is taken up and given off differs by its sign only: either tells the other.
  const { value: size } = converted.value;
  return isNearAnswer(size, answer) || isNearAnswer(size.neg(), answer);
}
