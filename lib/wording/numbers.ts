import { Decimal } from "decimal.js";
import type { Locale } from "../i18n/locales.ts";
import { formatNumber, hidesFigures } from "../quantity/numbers/format-number.ts";

const NARROW_NO_BREAK_SPACE = "\u202f";
const MINUS = "\u2212";

/** Units written right behind the number where the language does so. */
const CLOSED_PERCENT: ReadonlySet<Locale> = new Set<Locale>(["en", "zh", "hi", "am"]);

/** Kept: making a formatter takes far longer than using it. */
const points = new Map<Locale, string>();

function decimalPoint(locale: Locale): string {
  const kept = points.get(locale);
  if (kept !== undefined) return kept;
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
  const point = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  points.set(locale, point);
  return point;
}

/** An exact decimal string in the reader's notation, every digit kept, a proper minus before it. */
export function formatDecimal(value: string, locale: Locale): string {
  return value.replace("-", MINUS).replace(".", decimalPoint(locale));
}

/** Beyond these a number is written with a power of ten. */
const GREATEST_PLAIN = 1e6;
const SMALLEST_PLAIN = 1e-3;

/** An exact decimal string in the reader's notation: 249.68, 6.02 × 10²³; 1.00 × 10³ where "1000" would hide that there are three figures. */
export function formatValue(value: string, significantFigures: number | null, locale: Locale): string {
  const size = Math.abs(Number(value));
  const isPlain =
    size === 0 ||
    (size < GREATEST_PLAIN && size >= SMALLEST_PLAIN && !hidesFigures(new Decimal(value).abs(), significantFigures));
  return isPlain ? formatDecimal(value, locale) : formatNumber(new Decimal(value), { locale, significantFigures });
}

/** Number and unit as they stand in a sentence: 249.68 g/mol, 39.17%. */
export function formatQuantity(number: string, unit: string, locale: Locale): string {
  if (unit === "") return number;
  return unit === "%" && CLOSED_PERCENT.has(locale) ? `${number}%` : `${number}${NARROW_NO_BREAK_SPACE}${unit}`;
}

const lists = new Map<string, Intl.ListFormat>();

function listFormatOf(locale: Locale, type: "conjunction" | "disjunction"): Intl.ListFormat {
  const key = `${locale} ${type}`;
  const kept = lists.get(key) ?? new Intl.ListFormat(locale, { type });
  lists.set(key, kept);
  return kept;
}

/** "a, b and c", or "a, b or c", in the reader's language. */
export function formatList(
  items: readonly string[],
  locale: Locale,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return listFormatOf(locale, type).format(items);
}
