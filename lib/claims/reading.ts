import type { Locale } from "../i18n/locales.ts";
import type { QuantityReading } from "../quantity/scan-quantity.ts";
import { findQuantity, scanQuantity } from "../quantity/scan-quantity.ts";
import { scanNumber } from "../quantity/numbers/scan-number.ts";
import { pureNumber } from "../quantity/quantity.ts";
import { lastPlace } from "../quantity/significant-figures.ts";
import type { Binding, ReadNumber } from "./claim.ts";

export const UNBOUND: Binding = { symbol: null, of: [], isOfCertain: false, label: null, role: null };

/** A number with its unit at `at` of a plain text; the number alone where the unit cannot be told. Null where none begins. */
export function readNumberAt(text: string, at: number, locale: Locale): ReadNumber | null {
  const reading = scanQuantity(text, at, { locale, trailingZeros: "measured" });
  if (reading.ok) return toNumber(reading.value);
  const bare = scanNumber(text, at, locale);
  if (!bare.ok) return null;
  const { value, significantFigures, openZeros, start, end } = bare.value;
  const quantity = pureNumber(value, significantFigures === null ? null : significantFigures + openZeros);
  return toNumber({ quantity, number: bare.value, unit: null, start, end });
}

/** The first number at or behind `from`; `next` is where to go on. Null when none follows. */
export function findNextNumber(text: string, from: number, locale: Locale): { readonly number: ReadNumber | null; readonly next: number } | null {
  const found = findQuantity(text, from, { locale, trailingZeros: "measured" });
  if (found === null) return null;
  if (found.ok) return { number: toNumber(found.value), next: Math.max(from + 1, found.value.end) };
  return { number: null, next: Math.max(from + 1, found.issue.end) };
}

function toNumber({ quantity, number, start, end }: QuantityReading): ReadNumber {
  return {
    quantity,
    start,
    end,
    lastPlace: lastPlace(quantity.value, quantity.significantFigures),
    roundPlace: number.openZeros > 0 ? lastPlace(number.value, number.significantFigures) : null,
    form: number.form,
    binding: UNBOUND,
  };
}
