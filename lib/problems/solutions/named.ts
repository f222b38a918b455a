import type { FactValue } from "../../methods/facts.ts";
import { formulaTerm, substanceTerm } from "../../methods/terms.ts";

/** The arguments `formula` and `name` of a statement. */
export function namesOf(formula: string): { readonly formula: FactValue; readonly name: FactValue } {
  return { formula: formulaTerm(formula), name: substanceTerm(formula) };
}
