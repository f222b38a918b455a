import type { FactValue } from "../methods/facts.ts";
import type { Distractor } from "./problem.ts";

/** Two numbers nearer to each other than this look like the same one, rounded otherwise. */
const APART = 0.02;

/** Masses of isotopes lie close together, and are told apart by figures that are read. */
const MASSES_APART = 0.006;

/** A number without its unit; null for a value that is none. */
export function numberOf(value: FactValue): number | null {
  if (value.kind === "quantity") return Number(value.value);
  return value.kind === "count" ? value.value : null;
}

/** Whether neither value passes for the other. */
export function isApart(a: FactValue, b: FactValue): boolean {
  const [left, right] = [numberOf(a), numberOf(b)];
  if (left === null || right === null) return JSON.stringify(a) !== JSON.stringify(b);
  if (a.kind === "count") return left !== right;
  const apart = a.kind === "quantity" && a.unit === "u" ? MASSES_APART : APART;
  return Math.abs(left - right) > apart * Math.max(Math.abs(left), Math.abs(right));
}

/** The wrong answers that pass neither for the right one nor for one before them. */
export function listDistinct(right: FactValue, wrong: readonly Distractor[]): Distractor[] {
  const kept: Distractor[] = [];
  for (const distractor of wrong) {
    if ([right, ...kept.map(({ value }) => value)].every((other) => isApart(other, distractor.value)))
      kept.push(distractor);
  }
  return kept;
}
