import type { FactValue } from "../../methods/facts.ts";
import { formulaTerm } from "../../methods/terms.ts";

/** The arguments `formula` and `name` of a statement. */
export function namesOf(formula: string): { readonly formula: FactValue; readonly name: FactValue } {
  return { formula: formulaTerm(formula), name: { kind: "substance", formula } };
}
