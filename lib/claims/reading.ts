import type { Locale } from "../i18n/locales.ts";
import type { QuantityReading, QuantityReadingIssue } from "../quantity/scan-quantity.ts";
import { findQuantity, scanQuantity } from "../quantity/scan-quantity.ts";
import { findNumber } from "../quantity/numbers/parse-number.ts";
import { scanNumber } from "../quantity/numbers/scan-number.ts";
import type { NumberReading } from "../quantity/numbers/number-reading.ts";
import { pureNumber } from "../quantity/quantity.ts";
import { lastPlace } from "../quantity/significant-figures.ts";
import type { Binding, ReadNumber } from "./claim.ts";

const UNBOUND: Binding = { symbol: null, of: [], isOfCertain: false, within: [], label: null, role: null };

/** A number with its unit at `at` of a plain text; the number alone, unclear, where the unit cannot be told. Null where none begins. */
export function readNumberAt(text: string, at: number, locale: Locale): ReadNumber | null {
  const reading = scanQuantity(text, at, { locale, trailingZeros: "measured" });
  if (reading.ok) return toNumber(reading.value);
  const bare = scanNumber(text, at, locale);
  return bare.ok ? { ...toNumber(withoutUnit(bare.value)), isUnclear: true } : null;
}

/** The first number at or behind `from`; one whose unit cannot be told is unclear. `next` is where to go on. Null when none follows. */
export function findNextNumber(
  text: string,
  from: number,
  locale: Locale,
): { readonly number: ReadNumber | null; readonly next: number } | null {
  const found = findQuantity(text, from, { locale, trailingZeros: "measured" });
  if (found === null) return null;
  if (found.ok) return { number: toNumber(found.value), next: Math.max(from + 1, found.value.end) };
  return { number: readUnclear(text, from, found.issue, locale), next: Math.max(from + 1, found.issue.end) };
}

/** What cannot be read is a claim all the same; digits without end are none. */
function readUnclear(
  text: string,
  from: number,
  { code, at, end }: QuantityReadingIssue,
  locale: Locale,
): ReadNumber | null {
  if (code === "too-long" || code === "out-of-range") return null;
  const bare = findNumber(text, from, locale);
  if (bare?.ok === true) return { ...toNumber(withoutUnit(bare.value)), isUnclear: true };
  const nothing = pureNumber(0);
  return {
    quantity: nothing,
    start: at,
    end,
    lastPlace: null,
    roundPlace: null,
    form: "plain",
    hasSignApart: false,
    isUnclear: true,
    binding: UNBOUND,
  };
}

function withoutUnit(number: NumberReading): QuantityReading {
  const { value, significantFigures, openZeros, start, end } = number;
  return {
    quantity: pureNumber(value, significantFigures === null ? null : significantFigures + openZeros),
    number,
    unit: null,
    start,
    end,
  };
}

function toNumber({ quantity, number, start, end }: QuantityReading): ReadNumber {
  return {
    quantity,
    start,
    end,
    lastPlace: lastPlace(quantity.value, quantity.significantFigures),
    roundPlace: number.openZeros > 0 ? lastPlace(number.value, number.significantFigures) : null,
    form: number.form,
    hasSignApart: false,
    isUnclear: false,
    binding: UNBOUND,
  };
}
