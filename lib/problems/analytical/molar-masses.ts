import { exactly } from "../../methods/rules/quantity-terms.ts";
import { findSubstance } from "../../methods/rules/substance.ts";
import type { Quantity } from "../../quantity/quantity.ts";

/** In g/mol, from the atomic weights of the tables; throws for a text that is no formula. */
export function molarMassOf(formula: string): Quantity {
  const found = findSubstance(formula);
  if (found === null) throw new Error(`${formula} has no molar mass`);
  return exactly(found.molarMass, "g/mol");
}
