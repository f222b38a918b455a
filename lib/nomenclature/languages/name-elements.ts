import { ELEMENTS } from "../../chemistry/elements/elements.ts";
import type { Names } from "./naming.ts";

/** The names of all elements in the order of atomic numbers, with other names of some behind them. */
export function nameElements(
  names: readonly string[],
  others: Readonly<Record<string, Names>>,
): Readonly<Record<string, Names>> {
  if (names.length !== ELEMENTS.length) throw new Error(`${names.length} names for ${ELEMENTS.length} elements`);
  return Object.fromEntries(
    ELEMENTS.map(({ symbol }, index) => [symbol, [names[index] ?? symbol, ...(others[symbol] ?? [])]]),
  );
}
