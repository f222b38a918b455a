import { Decimal } from "../../quantity/decimal.ts";
import type { Figures } from "../../quantity/significant-figures.ts";
import { lastPlace, roundToFigures } from "../../quantity/significant-figures.ts";

/**
 * When two values are the same answer.
 *
 * - An answer that is known to n significant figures is met by every value within half a unit of its nth figure: `12.5`
 *   (three) by 12.46, not by 12.6. Where that is wide, for one or two figures, no more than 2 % is allowed, unless the
 *   value is the rounded answer itself.
 * - Beyond that, 0.3 % is *near*, for answers with a unit and three figures or more: that is what other tables of atomic
 *   weights (16.00 or 16, 35.5 or 35.45) and R = 0.082 make. Not so temperatures, whose zero is elsewhere, nor pure
 *   numbers, such as a pH, whose last figure means more.
 * - A tolerance that the problem gives replaces the 0.3 %.
 * - An exact answer is met by itself, or rounded to three figures or more: 0.333 for 1/3.
 */
export type Closeness = "equal" | "near" | "apart";

export type Target = {
  readonly value: Decimal;
  readonly figures: Figures;
  /** Relative; null for the rules above. */
  readonly tolerance: number | null;
  /** Whether 0.3 % is near, and 3 % close. */
  readonly allowsNear: boolean;
};

export type GivenValue = { readonly value: Decimal; readonly figures: Figures };

const NEAR = 0.003;
const WIDEST_ROUNDING = 0.02;
const FEWEST_EXACT_FIGURES = 3;
const NOISE = 1e-9;

export function compare(given: GivenValue, target: Target): Closeness {
  const deviation = given.value.minus(target.value).abs();
  const size = target.value.abs();
  if (deviation.lte(size.times(NOISE))) return "equal";
  if (target.tolerance !== null && deviation.lte(size.times(target.tolerance))) return "equal";
  if (target.figures === null) return isRoundedExact(given, target.value) ? "equal" : "apart";
  if (isWithinRounding(given.value, target.value, target.figures)) return "equal";
  const isNear =
    target.tolerance === null && target.allowsNear && target.figures >= 3 && deviation.lte(size.times(NEAR));
  return isNear ? "near" : "apart";
}

function isRoundedExact({ value, figures }: GivenValue, exact: Decimal): boolean {
  return (
    figures !== null &&
    figures >= FEWEST_EXACT_FIGURES &&
    !exact.isInteger() &&
    roundToFigures(exact, figures).eq(value)
  );
}

function isWithinRounding(given: Decimal, value: Decimal, figures: number): boolean {
  const place = lastPlace(value, figures) ?? 0;
  const deviation = given.minus(value).abs();
  if (deviation.gt(new Decimal(10).pow(place).div(2))) return false;
  return (
    value.isZero() || deviation.lte(value.abs().times(WIDEST_ROUNDING)) || given.eq(roundToFigures(value, figures))
  );
}

/** The right value, rounded to fewer figures than it takes to be equal, but still within 5 %: 13 for 12.5. */
export function isOverRounded({ value, figures }: GivenValue, target: Target): boolean {
  if (figures === null || target.figures === null || figures >= target.figures || target.value.isZero()) return false;
  const deviation = value.minus(target.value).abs();
  return deviation.lte(target.value.abs().times(0.05)) && roundToFigures(target.value, figures).eq(value);
}
