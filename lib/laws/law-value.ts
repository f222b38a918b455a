import { evaluate, exactly } from "../algebra/evaluate.ts";
import { Decimal, type DecimalValue } from "../quantity/decimal.ts";
import { solvedFor } from "./bind.ts";
import type { Law } from "./law.ts";

/** One quantity of a law from the numbers of the others, all in the law's units: for whoever samples values that belong together. */
export function lawValue(law: Law, key: string, numbers: Readonly<Record<string, DecimalValue>>): Decimal {
  const constants = [...law.constants, ...(law.systems[0]?.constants ?? [])];
  const bindings = new Map([
    ...constants.map(({ letter, quantity }) => [letter, exactly(quantity.value)] as const),
    ...Object.entries(numbers).map(([letter, value]) => [letter, exactly(new Decimal(value))] as const),
  ]);
  const [solved] = solvedFor(law, key);
  const value = solved === undefined ? null : evaluate(solved, bindings);
  if (value?.ok !== true) throw new Error(`${law.id} gives no ${key}`);
  return value.value.value;
}
