import type { Locale } from "#lib/i18n/locales.ts";
import { DECIMAL_MARKS } from "./decimal-mark.ts";

const MINUS = "\u2212";

/** A number of a table, with so many decimals, in the reader's notation and without separators: it aligns. */
export function formatDecimals(value: number, decimals: number, locale: Locale): string {
  const text = Math.abs(value).toFixed(decimals).replace(".", DECIMAL_MARKS[locale]);
  return value < 0 && Number(text.replace(/\D/g, "")) !== 0 ? `${MINUS}${text}` : text;
}
