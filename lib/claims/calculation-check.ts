import { isRoundingOf } from "./agreement.ts";
import type { Arithmetic, ClaimCheck } from "./claim.ts";
import { commonValue } from "./compare-parts.ts";
import { evaluate } from "./evaluate-arithmetic.ts";
import type { Fact } from "./evidence.ts";

/** What became of a calculation, and the result that may be computed on with. */
export type CalculationCheck = { readonly check: ClaimCheck; readonly result: Fact | null };

export const UNKNOWN: CalculationCheck = {
  check: { verdict: "unknown", reason: "no-evidence", correction: null },
  result: null,
};

export const NOT_UNDERSTOOD: CalculationCheck = {
  check: { verdict: "unknown", reason: "not-understood", correction: null },
  result: null,
};

export function resultOf(before: Arithmetic, last: Arithmetic): Fact | null {
  if (last.kind !== "number") return null;
  const { quantity, binding } = last.number;
  const exact = evaluate(before);
  const unrounded = exact.ok
    ? (commonValue(exact.value, quantity) ?? []).find((value) => isRoundingOf(last.number, value))
    : undefined;
  return {
    source: "computed",
    quantity,
    unrounded: unrounded ?? quantity.value,
    symbol: binding.symbol,
    of: binding.isOfCertain ? (binding.of[0] ?? null) : null,
    label: binding.label,
  };
}

export function wrong(
  reason: "contradicts-unit" | "contradicts-arithmetic" | "contradicts-step" | "contradicts-law",
  correction: ClaimCheck["correction"],
): CalculationCheck {
  return { check: { verdict: "wrong", reason, correction }, result: null };
}
