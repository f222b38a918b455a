import { rounded } from "../rounded.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { DecimalValue } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { Quantity as QuantityFact } from "../../methods/facts.ts";
import { wrongQuantity } from "../draft.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";

/** A pH, pOH or pK, to two decimals. */
export function power(value: DecimalValue): Quantity {
  const shown = new Decimal(value).toDecimalPlaces(2);
  return pureNumber(shown, figuresToPlace(shown, -2));
}

export function samplePower(random: Random, from: number, to: number): Quantity {
  return power(from + (to - from) * random.next());
}

/** A concentration of two figures between two powers of ten. */
export function sampleConcentration(random: Random, least: number, greatest: number, figures = 2): Quantity {
  return rounded(new Decimal(10).pow(least + (greatest - least) * random.next()), "mol/L", figures);
}

/** Nearer values pass for each other. */
const LEAST_DIFFERENCE = 0.12;

/** A wrong pH, pOH or pK. */
export function wrongPower(value: DecimalValue): QuantityFact {
  const decimal = new Decimal(value);
  return wrongQuantity(decimal, "", figuresToPlace(decimal, -2) ?? 2);
}

/** Wrong values of a pH by the slips that lead to them; what is too near to the right one is left out. */
export function wrongPowers(
  answer: Decimal,
  slips: readonly (readonly [slip: string, value: Decimal])[],
): Distractor[] {
  return slips.flatMap(([slip, value]) =>
    value.minus(answer).abs().lt(LEAST_DIFFERENCE) ? [] : [{ slip, value: wrongPower(value) }],
  );
}

export function wrongConcentration(value: DecimalValue, figures = 2): QuantityFact {
  return wrongQuantity(new Decimal(value), "mol/L", figures);
}

export const tenTo = (exponent: DecimalValue): Decimal => new Decimal(10).pow(exponent);

/** A constant of two figures, as tables give it. */
export function constantOf(text: string): Quantity {
  return pureNumber(text, 2);
}
