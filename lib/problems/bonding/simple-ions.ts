import { formulaTerm, step } from "../../methods/terms.ts";
import { MAIN_ELEMENTS, writeSimpleIon } from "../periodic-table/elements.ts";
import type { Solved } from "../solved-facts.ts";

/** The ion that a main-group element forms in salts; null for elements that form none, or several. */
export function solveSimpleIon(symbol: string): Solved | null {
  const element = MAIN_ELEMENTS.find((each) => each.symbol === symbol);
  const charge = element?.charge ?? null;
  if (element === undefined || charge === null || charge === 0) return null;
  const ion = formulaTerm(writeSimpleIon(element, charge));
  const values = { element: formulaTerm(symbol) };
  return {
    steps: [step("group", [], { ...values, ion })],
    answer: { id: "ion", value: ion, values },
  };
}
