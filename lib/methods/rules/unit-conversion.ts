import type { Quantity } from "../../quantity/quantity.ts";
import type { FactValue, StepFacts } from "../facts.ts";
import { expression } from "../terms.ts";
import { givenTerm, shownTerm } from "./quantity-terms.ts";

/** The same quantity in another unit: one line, `25.0 mL = 0.0250 L`. */
export function explainConversion(
  from: Quantity,
  to: Quantity,
): { readonly steps: readonly StepFacts[]; readonly values: Readonly<Record<string, FactValue>> } {
  return {
    steps: [{ id: "convert", lines: [expression(shownTerm(from), "=", shownTerm(to))], values: {} }],
    values: { given: givenTerm(from) },
  };
}
