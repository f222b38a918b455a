import type { FactValue } from "../methods/facts.ts";
import { answerTerm } from "../methods/rules/quantity-terms.ts";
import { count } from "../methods/terms.ts";
import type { Decimal } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { figuresToPlace, lastPlace } from "../quantity/significant-figures.ts";
import { writeDecimal } from "../quantity/stored-quantity.ts";
import { listDistinct } from "./distractors.ts";
import type { SolvedDraft } from "./draft.ts";
import type { Distractor } from "./problem.ts";

/** More would only show the noise of the data. */
const UNROUNDED_FIGURES = 10;

/** A computed quantity as the answer, rounded as its figures say; `id` names its sentence. */
export function quantityAnswer(
  id: string,
  quantity: Quantity,
  values: Readonly<Record<string, FactValue>> = {},
): SolvedDraft["answer"] {
  return {
    id,
    value: answerTerm(quantity),
    values,
    unrounded: writeDecimal(quantity.value.toSignificantDigits(UNROUNDED_FIGURES), null),
  };
}

/**
 * The values that slips lead to, in the unit of the answer and with its figures, or to its last decimal place where sums
 * are at stake; those that pass for the answer are left out.
 */
export function wrongQuantities(
  answer: Quantity,
  slips: readonly (readonly [slip: string, value: Decimal])[],
  like: "figures" | "place" = "figures",
): Distractor[] {
  const place = like === "place" ? lastPlace(answer.value, answer.significantFigures) : null;
  const figuresOf = (value: Decimal): number | null =>
    place === null ? answer.significantFigures : figuresToPlace(value, place);
  const wrong = slips.map(([slip, value]) => ({
    slip,
    value: answerTerm({ ...answer, value, significantFigures: figuresOf(value) }),
  }));
  return listDistinct(answerTerm(answer), wrong);
}

/** Wrong counts by the slips that lead to them, each once. */
export function wrongCounts(answer: number, slips: readonly (readonly [slip: string, value: number])[]): Distractor[] {
  return listDistinct(
    count(answer),
    slips.map(([slip, value]) => ({ slip, value: count(value) })),
  );
}

/** All that can be chosen but the right one, each by the slip that leads to it. */
export function wrongChoices<Choice extends string>(
  all: readonly Choice[],
  right: string,
  slipTo: (other: Choice) => string,
  show: (other: Choice) => FactValue,
): Distractor[] {
  return all.filter((each) => each !== right).map((each) => ({ slip: slipTo(each), value: show(each) }));
}
