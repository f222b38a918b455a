import { Decimal } from "./decimal.ts";

/**
 * Significant figures as chemistry textbooks teach them. A number of figures of null means an exact value: a count, a
 * definition, a coefficient. A *place* is the power of ten of a digit: 0 for ones, -2 for hundredths, 3 for thousands.
 *
 * - Products and quotients keep as many figures as the factor with the fewest.
 * - Sums and differences keep the last place of the term that ends first; one figure stays even if all cancel.
 * - A logarithm has as many decimal places as its argument has figures; an antilogarithm has as many figures as its
 *   argument has decimal places.
 * - Rounding is half up, away from zero, and happens once, at the end.
 *
 * Zero has no leading digit: its figures are counted from the ones place, so that `0.00` has three and keeps its last
 * place in a sum (0.00 °C is 273.15 K).
 */
export type Figures = number | null;

/** Digits beyond which a computed value is noise of the 40-digit arithmetic (2.5 as 2.4999…9). */
const TRUSTED_DIGITS = 32;

type RoundingMode = "half-up" | "half-even";

const ROUNDING = {
  "half-up": Decimal.ROUND_HALF_UP,
  /** Ties to the even digit (ISO 80000-1, rule A). */
  "half-even": Decimal.ROUND_HALF_EVEN,
} as const;

/** `figures` is at least 1. */
export function roundToFigures(value: Decimal, figures: number, mode: RoundingMode = "half-up"): Decimal {
  if (value.precision() <= Math.min(figures, TRUSTED_DIGITS)) return value;
  return trusted(value).toSignificantDigits(Math.max(1, figures), ROUNDING[mode]);
}

/** Rounds to a place: 0 to ones, -2 to hundredths, 3 to thousands. */
export function roundToPlace(value: Decimal, place: number, mode: RoundingMode = "half-up"): Decimal {
  const clean = trusted(value);
  if (place <= 0) return clean.toDecimalPlaces(-place, ROUNDING[mode]);
  return clean.toNearest(new Decimal(10).pow(place), ROUNDING[mode]);
}

/** The value rounded as its figures say; an exact one only loses the noise of the arithmetic. */
export function rounded(value: Decimal, figures: Figures): Decimal {
  return figures === null ? trusted(value) : roundToFigures(value, figures);
}

function trusted(value: Decimal): Decimal {
  if (value.precision() <= TRUSTED_DIGITS) return value;
  return value.toSignificantDigits(TRUSTED_DIGITS, Decimal.ROUND_HALF_UP);
}

/** The place of the first digit; 0 for zero. */
function leadingPlace(value: Decimal): number {
  return value.isZero() ? 0 : value.e;
}

/** The place of the last significant digit, or null for an exact value. */
export function lastPlace(value: Decimal, figures: Figures): number | null {
  return figures === null ? null : leadingPlace(value) - figures + 1;
}

/** How many figures a value has whose last significant digit stands at `place`: at least one, null for an exact one. */
export function figuresToPlace(value: Decimal, place: number | null): Figures {
  if (place === null) return null;
  // 9.97 to tenths is 10.0: the place of the first digit is the rounded value's.
  const shown = roundToPlace(value, place);
  return shown.isZero() && !value.isZero() ? 1 : Math.max(1, leadingPlace(shown) - place + 1);
}

/** Figures of a product or quotient. */
export function fewestFigures(...figures: readonly Figures[]): Figures {
  let fewest: Figures = null;
  for (const each of figures) if (each !== null && (fewest === null || each < fewest)) fewest = each;
  return fewest;
}

/** The place to which a sum is known, from the last places of its terms. */
export function coarsestPlace(...places: readonly (number | null)[]): number | null {
  let coarsest: number | null = null;
  for (const place of places) if (place !== null && (coarsest === null || place > coarsest)) coarsest = place;
  return coarsest;
}

/** Figures of `logarithm`, given those of its argument. */
export function figuresOfLogarithm(logarithm: Decimal, argumentFigures: Figures): Figures {
  return argumentFigures === null ? null : figuresToPlace(logarithm, -argumentFigures);
}

/** Figures of an antilogarithm, given its argument and the figures of that: as many as the argument's decimal places. */
export function figuresOfAntilogarithm(argument: Decimal, argumentFigures: Figures): Figures {
  const place = lastPlace(argument, argumentFigures);
  return place === null ? null : Math.max(1, -place);
}
