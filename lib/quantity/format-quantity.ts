import { formatNumber } from "./numbers/format-number.ts";
import type { NumberNotation } from "./numbers/format-number.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Quantity } from "./quantity.ts";
import { formatUnit } from "./units/format-unit.ts";
import type { Unit } from "./units/unit.ts";

type QuantityFormat = { readonly locale: Locale; readonly notation?: NumberNotation };

const NARROW_NO_BREAK_SPACE = "\u202f";

/** Languages that set a space before the percent sign. */
const SPACED_PERCENT: readonly Locale[] = ["es", "fr"];

/**
 * A quantity in the reader's notation, rounded to its significant figures: `25.0 mL`, `3,01 × 10²³ molecules`. The names
 * of counted things are the canonical English ones; wording in another language puts its own behind `formatNumber`.
 */
export function formatQuantity(
  { value, unit, significantFigures }: Quantity,
  { locale, notation = "auto" }: QuantityFormat,
): string {
  const number = formatNumber(value, { locale, significantFigures, notation });
  const symbol = formatUnit(unit).replace("Δ", "");
  return symbol === "" ? number : `${number}${spaceBefore(unit, locale)}${symbol}`;
}

function spaceBefore({ factors }: Unit, locale: Locale): string {
  const isPercent = factors.length === 1 && /^[%‰]$/.test(factors[0]?.unit.symbol ?? "");
  return isPercent && !SPACED_PERCENT.includes(locale) ? "" : NARROW_NO_BREAK_SPACE;
}
