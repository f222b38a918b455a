import type { Quantity as QuantityFact } from "../methods/facts.ts";
import { answerTerm } from "../methods/rules/quantity-terms.ts";
import type { Decimal } from "../quantity/decimal.ts";
import { quantity } from "../quantity/quantity.ts";
import { UNITY } from "../quantity/units/unit.ts";

/** A wrong value as an option shows it; `unit` is empty for a pure number. */
export function quantityFact(value: Decimal, unit: string, figures = 3): QuantityFact {
  return answerTerm(quantity(value, unit === "" ? UNITY : unit, figures));
}
