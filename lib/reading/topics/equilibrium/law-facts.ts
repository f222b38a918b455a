import type { FactValue, SolutionFacts, StepFacts } from "../../../methods/facts.ts";
import { answerTerm, givenTerm } from "../../../methods/rules/quantity-terms.ts";
import { convertTo } from "../../../quantity/conversion.ts";
import type { Decimal } from "../../../quantity/decimal.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { writeDecimal } from "../../../quantity/stored-quantity.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { wrongQuantities } from "../../../problems/solved.ts";

/** Where the words of a solution are: those of the family of exercises that practises the same law. */
type Words = `problems-${string}`;

/** A solution before it is put together: its steps, each with the family whose words it takes. */
type LawSolution = {
  readonly words: Words;
  readonly steps: readonly StepFacts[];
  readonly answer: {
    readonly id: string;
    readonly quantity: Quantity;
    readonly values?: Readonly<Record<string, FactValue>>;
  };
  /** In the unit of the answer. */
  readonly slips: readonly (readonly [slip: string, value: Decimal])[];
  /** Whether the answer is known to a decimal place rather than to figures: a difference. */
  readonly isSum?: boolean;
};

/** More would only show the noise of the data. */
const UNROUNDED_FIGURES = 10;

/** A solution as facts, its answer in the unit that was asked for; null where it cannot be in that unit. */
export function toFacts(
  { words, steps, answer, slips, isSum = false }: LawSolution,
  givens: readonly Quantity[],
  unit: Unit | null,
): SolutionFacts | null {
  const own = answer.quantity;
  const converted = unit === null ? { ok: true as const, value: own } : convertTo(own, unit);
  if (!converted.ok) return null;
  const inAsked = (value: Decimal): Decimal =>
    unit === null ? value : value.times(converted.value.value).div(own.value);
  const value = answerTerm(converted.value);
  return {
    method: words,
    givens: Object.fromEntries(givens.map((given, index) => [`given${index + 1}`, givenTerm(given)])),
    steps: [...steps],
    answer: {
      id: answer.id,
      method: words,
      value,
      unrounded: writeDecimal(converted.value.value.toSignificantDigits(UNROUNDED_FIGURES), null),
      values: { ...answer.values, answer: value },
    },
    misconceptions: own.value.isZero()
      ? []
      : wrongQuantities(
          converted.value,
          slips.map(([slip, wrong]) => [slip, inAsked(wrong)] as const),
          isSum ? "place" : "figures",
        ).flatMap(({ slip, value: wrong }) => (wrong.kind === "quantity" ? [{ id: slip, value: wrong }] : [])),
  };
}
