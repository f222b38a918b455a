import type { AnswerFacts, Quantity } from "../methods/facts.ts";
import { compare } from "../grading/quantity/closeness.ts";
import { Decimal } from "../quantity/decimal.ts";

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
  const target = { value: new Decimal(unrounded), figures: quantity.significantFigures, tolerance: null, allowsNear: true };
  return quantity.significantFigures !== null && compare({ value, figures: null }, target) !== "apart";
}
