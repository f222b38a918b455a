import type { Decimal } from "../quantity/decimal.ts";

/** Fewer digits in common than these are so by chance. */
const TELLING_DIGITS = 2;
const NEAR = 0.02;

/** Whether a number is another one written wrongly: with the other sign, power of ten, or a digit, or a little off. */
export function isSlipOf(claimed: Decimal, known: Decimal): boolean {
  if (claimed.isZero() || known.isZero()) return false;
  const [a, b] = [claimed.abs(), known.abs()];
  if (a.eq(b) || a.minus(b).abs().lte(b.times(NEAR))) return true;
  const digits = digitsOf(a);
  const others = digitsOf(b.toSignificantDigits(Math.max(digits.length, TELLING_DIGITS)));
  if (digits === others) return digits.length >= TELLING_DIGITS;
  if (a.e !== b.e) return false;
  const same = [...digits].filter((digit, at) => digit === others.charAt(at)).length;
  return same >= TELLING_DIGITS && same >= Math.max(digits.length, others.length) - 1;
}

/** Without the zeros at its ends. */
function digitsOf(value: Decimal): string {
  return value
    .toFixed()
    .replace(".", "")
    .replace(/^0+|0+$/g, "");
}
