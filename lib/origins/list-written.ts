import type { Locale } from "../i18n/locales.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { writeDecimal } from "../quantity/stored-quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import type { Stored } from "./same-value.ts";

/** A quantity of a text, and where it stands: its number alone, and all of it. In UTF-16 units. */
export type Written = Stored & { readonly start: number; readonly numberEnd: number; readonly end: number };

/** The quantities that a problem writes, in their order. */
export function listWritten(text: string, locale: Locale): Written[] {
  return listQuantities(text, { locale, trailingZeros: "measured" }).flatMap((reading) => {
    if (!reading.ok) return [];
    const { quantity, number, start, end } = reading.value;
    const trimmed = text.slice(start, end);
    return [
      {
        value: writeDecimal(quantity.value, quantity.significantFigures),
        unit: formatUnit(quantity.unit),
        start: start + (trimmed.length - trimmed.trimStart().length),
        numberEnd: number.end,
        end: start + trimmed.trimEnd().length,
      },
    ];
  });
}
