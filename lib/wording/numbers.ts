import type { Locale } from "../i18n/locales.ts";

const NARROW_NO_BREAK_SPACE = "\u202f";
const MINUS = "\u2212";

/** Units written right behind the number where the language does so. */
const CLOSED_PERCENT: ReadonlySet<Locale> = new Set<Locale>(["en", "zh", "hi", "am"]);

/** An exact decimal string in the reader's notation, every digit kept, a proper minus before it. */
export function formatDecimal(value: string, locale: Locale): string {
  const point = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";
  return value.replace("-", MINUS).replace(".", point);
}

/** Number and unit as they stand in a sentence: 249.68 g/mol, 39.17%. */
export function formatQuantity(value: string, unit: string, locale: Locale): string {
  const number = formatDecimal(value, locale);
  if (unit === "") return number;
  return unit === "%" && CLOSED_PERCENT.has(locale) ? `${number}%` : `${number}${NARROW_NO_BREAK_SPACE}${unit}`;
}

/** "a, b and c", or "a, b or c", in the reader's language. */
export function formatList(items: readonly string[], locale: Locale, type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(locale, { type }).format(items);
}
