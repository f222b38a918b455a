import { findSalt } from "../../../chemistry/ions/salt.ts";
import { getFormula } from "../../../chemistry/formula/parse.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { canonicalText, chargeOf } from "./half-cells.ts";

export const isQuantity = (each: unknown): each is Quantity =>
  typeof each === "object" && each !== null && "significantFigures" in each;

/** A salt stands for its cation. */
export function cationOf(formula: string): { readonly formula: string; readonly count: number } | null {
  if (chargeOf(formula) !== 0) return { formula, count: 1 };
  const salt = findSalt(getFormula(formula));
  const [cation, ...others] = salt?.cations ?? [];
  if (cation === undefined || others.length > 0) return null;
  const name = canonicalText(
    `${[...cation.formula.counts.keys()].join("")}^${cation.formula.charge === 1 ? "" : cation.formula.charge}+`,
  );
  return cation.formula.counts.size === 1 && name !== null ? { formula: name, count: cation.count } : null;
}

/** Pairs of things and values that alternate, or that stand in two lists of one length. Null for any other order. */
export function pair<Thing, Value>(
  sequence: readonly (Thing | Value)[],
  isValue: (each: Thing | Value) => each is Value,
): (readonly [Thing, Value])[] | null {
  const values = sequence.filter(isValue);
  const things = sequence.filter((each): each is Thing => !isValue(each));
  const pattern = sequence.map((each) => (isValue(each) ? "v" : "t")).join("");
  if (!/^(?:(?:tv)*|(?:vt)*|ttvv|tttvvv)$/.test(pattern)) return null;
  return things.map((thing, index) => [thing, values[index] as Value] as const);
}

export function isDissolved(formula: string): boolean {
  return chargeOf(formula) !== 0 || findSalt(getFormula(formula)) !== null;
}

export function isGas(formula: string): boolean {
  return /^(?:H|O|Cl|F|N)2$/.test(formula);
}

/** "1.0 M solutions of Zn²⁺ and Cu²⁺": the standard state of both; other values must stand once for each. */
export function pairAmounts(sequence: readonly (string | Quantity)[]): (readonly [string, Quantity])[] | null {
  const [first, ...others] = sequence;
  if (isQuantity(first) && first.value.eq(1) && others.length > 1 && !others.some(isQuantity))
    return others.flatMap((each) => (isQuantity(each) ? [] : [[each, first] as const]));
  return pair<string, Quantity>(sequence, isQuantity);
}

/** "Zn2+ … [Zn2+] = 0.1 M": a name that is said again before its value. */
export function withoutRepeats(sequence: readonly (string | Quantity)[]): (string | Quantity)[] {
  return sequence.filter((each, at) => isQuantity(each) || sequence[at + 1] !== each);
}
