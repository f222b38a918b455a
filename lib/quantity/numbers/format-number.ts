import type { Locale } from "#lib/i18n/locales.ts";
import { Decimal } from "../decimal.ts";
import type { Figures } from "../significant-figures.ts";
import { lastPlace, rounded } from "../significant-figures.ts";
import { DECIMAL_MARKS } from "./decimal-mark.ts";

/**
 * How a number is written. `auto` uses a power of ten below 0.001, from a million on, and for figures that a plain numeral
 * hides: 100 with two figures is 1.0 × 10².
 */
export type NumberNotation = "auto" | "plain" | "scientific";

type NumberFormat = {
  readonly locale: Locale;
  /** Rounds half up to so many figures and writes them all; null or absent for an exact value. */
  readonly significantFigures?: Figures;
  readonly notation?: NumberNotation;
};

const NARROW_NO_BREAK_SPACE = "\u202f";
const MINUS = "\u2212";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** Digits of an exact value that are written: more are the noise of a division. */
const MOST_EXACT_DIGITS = 15;
const LEAST_PLAIN_EXPONENT = -3;
const GREATEST_PLAIN_EXPONENT = 5;

/** Group separators; spaces in the languages of the decimal comma, so that no point can be misread. */
const GROUP_SEPARATORS = {
  en: ",",
  es: NARROW_NO_BREAK_SPACE,
  fr: NARROW_NO_BREAK_SPACE,
  am: ",",
  zh: ",",
  hi: ",",
} as const satisfies Record<Locale, string>;

/**
 * A number in the reader's notation: decimal mark and grouping of the language (grouping from five digits on), Latin
 * digits, a true minus sign, `6.022 × 10²³` with narrow no-break spaces. `parseNumber` reads it back in the same language.
 */
export function formatNumber(
  value: Decimal,
  { locale, significantFigures: figures = null, notation = "auto" }: NumberFormat,
): string {
  const shown = figures === null ? value.toSignificantDigits(MOST_EXACT_DIGITS) : rounded(value, figures);
  const sign = shown.isNegative() && !shown.isZero() ? MINUS : "";
  const absolute = shown.abs();
  const write = isScientific(absolute, figures, notation) ? formatScientific : formatPlain;
  return sign + write(absolute, figures, locale);
}

function isScientific(absolute: Decimal, figures: Figures, notation: NumberNotation): boolean {
  if (absolute.isZero() || notation === "plain") return false;
  if (notation === "scientific") return true;
  return absolute.e < LEAST_PLAIN_EXPONENT || absolute.e > GREATEST_PLAIN_EXPONENT || hidesFigures(absolute, figures);
}

/** Whether the last significant digit is a zero before the ones place, which reads as a placeholder. */
export function hidesFigures(absolute: Decimal, figures: Figures): boolean {
  const place = lastPlace(absolute, figures);
  return place !== null && place > 0 && absolute.div(new Decimal(10).pow(place)).mod(10).isZero();
}

function formatScientific(absolute: Decimal, figures: Figures, locale: Locale): string {
  const exponent = absolute.e;
  const mantissa = absolute.div(new Decimal(10).pow(exponent));
  const digits = [...String(Math.abs(exponent))].map((digit) => SUPERSCRIPTS[Number(digit)] ?? "").join("");
  const space = NARROW_NO_BREAK_SPACE;
  return `${formatPlain(mantissa, figures, locale)}${space}×${space}10${exponent < 0 ? "⁻" : ""}${digits}`;
}

function formatPlain(absolute: Decimal, figures: Figures, locale: Locale): string {
  const leading = absolute.isZero() ? 0 : absolute.e;
  const decimals = figures === null ? absolute.decimalPlaces() : Math.max(0, figures - leading - 1);
  const [whole = "0", fraction] = absolute.toFixed(decimals).split(".");
  const grouped = whole.length < 5 ? whole : group(whole, locale);
  return fraction === undefined ? grouped : `${grouped}${DECIMAL_MARKS[locale]}${fraction}`;
}

function group(whole: string, locale: Locale): string {
  const pattern = locale === "hi" ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  return whole.replace(pattern, GROUP_SEPARATORS[locale]);
}
