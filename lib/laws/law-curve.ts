import { evaluateRoughly } from "../algebra/evaluate-roughly.ts";
import { solvedFor } from "./bind.ts";
import type { Law } from "./law.ts";

/**
 * One quantity of a law over the numbers of the others, all in the law's units, in double precision: for lines that are
 * drawn anew with each step of a slider. What is told as a number comes from `lawValue`. NaN where the law has no value.
 */
export function lawCurve(law: Law, key: string): (numbers: Readonly<Record<string, number>>) => number {
  const constants = [...law.constants, ...(law.systems[0]?.constants ?? [])];
  const known = Object.fromEntries(constants.map(({ letter, quantity }) => [letter, quantity.value.toNumber()]));
  const [solved] = solvedFor(law, key);
  if (solved === undefined) throw new Error(`${law.id} gives no ${key}`);
  return (numbers) => evaluateRoughly(solved, { ...known, ...numbers });
}
