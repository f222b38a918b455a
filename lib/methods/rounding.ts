import { Decimal } from "decimal.js";

/** How an answer is to be rounded, once, at the end. */
export type Rounding = { readonly decimals: number } | { readonly figures: number };

/** Rounds half up, as chemistry courses do. Exact decimal string in and out; trailing zeros are kept. */
export function round(value: string, rounding: Rounding): string {
  const exact = new Decimal(value);
  if ("decimals" in rounding) return exact.toFixed(rounding.decimals, Decimal.ROUND_HALF_UP);
  if (exact.isZero()) return "0";
  const rounded = exact.toSignificantDigits(rounding.figures, Decimal.ROUND_HALF_UP);
  const decimals = Math.max(0, rounding.figures - 1 - rounded.e);
  return rounded.toFixed(decimals);
}

/** Significant figures of a decimal string as it is written, every written digit after the first nonzero one counted. */
export function countFigures(value: string): number {
  const digits = value.replace(/[-.]/g, "").replace(/^0+/, "");
  return Math.max(1, digits.length);
}

/** Digits after the point. */
export function countDecimals(value: string): number {
  return value.split(".")[1]?.length ?? 0;
}
