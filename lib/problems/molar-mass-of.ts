import { exactly } from "../methods/rules/quantity-terms.ts";
import { getSubstance } from "../methods/rules/substance.ts";
import type { Decimal } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";

/** In g/mol, from the atomic weights of the tables; throws for a text that is no formula. */
export const molarMassOf = (formula: string): Decimal => getSubstance(formula).molarMass;

/** The same as a quantity, with all figures that the tables give. */
export const exactMolarMass = (formula: string): Quantity => exactly(molarMassOf(formula), "g/mol");
