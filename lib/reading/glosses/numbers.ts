import type { Locale } from "../../i18n/locales.ts";
import { scanNumber } from "../../quantity/numbers/scan-number.ts";
import type { NumberReading } from "../../quantity/numbers/number-reading.ts";
import { scanUnit } from "../../quantity/units/parse-unit.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { areSameUnit } from "../../quantity/units/unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { findQuantity } from "../../quantity/scan-quantity.ts";

const ENGLISH: Locale = "en";

/** Units that a question names by their words. */
const NAMES: Readonly<Record<string, string>> = {
  g: "grams",
  kg: "kilograms",
  mg: "milligrams",
  L: "liters",
  mL: "milliliters",
  mol: "moles",
  J: "joules",
  kJ: "kilojoules",
  atm: "atmospheres",
  kPa: "kilopascals",
  Pa: "pascals",
  s: "seconds",
  min: "minutes",
  h: "hours",
  d: "days",
  yr: "years",
  K: "kelvins",
  m: "meters",
  nm: "nanometers",
};

/** A unit by itself, in English. */
export function nameUnit(unit: Unit): string {
  const symbol = formatUnit(unit);
  return NAMES[symbol] ?? symbol;
}

const isSameNumber = (a: NumberReading, b: NumberReading): boolean =>
  a.value.eq(b.value) && a.significantFigures === b.significantFigures && a.openZeros === b.openZeros;

/** A number as English writes it; null where it cannot be. */
function englishNumber(text: string, number: NumberReading): string | null {
  const raw = text.slice(number.start, number.end);
  const digits = raw.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const spellings = [
    digits.replace(/[,，]/, "."),
    digits,
    digits.replaceAll(/[\s.]/g, "").replace(",", "."),
    digits.replaceAll(/[\s,]/g, ""),
  ];
  return (
    spellings.find((spelling) => {
      const read = scanNumber(spelling, 0, ENGLISH);
      // "36,0" is read in English as well, with a doubt.
      const isPlain = read.ok && read.value.doubt === null && read.value.end === spelling.length;
      return isPlain && isSameNumber(read.value, number);
    }) ?? null
  );
}

/** A unit as English writes it, in the symbols of the text where these mean the same. */
function englishUnit(written: string, unit: Unit): string {
  const read = scanUnit(written, 0);
  return read?.ok === true && read.value.end === written.length && areSameUnit(read.value.unit, unit)
    ? written
    : formatUnit(unit);
}

/** Words of a language that are a unit's sign as well: "n = 2 y Q = 1" has no years. */
const WORDS: Partial<Record<Locale, RegExp>> = { es: /^[yaeo]$/, fr: /^[ya]$/ };

type WrittenQuantity = { readonly english: string; readonly end: number; readonly isBare: boolean };

/** The quantity that begins at a place, in English; null where none does, or it cannot be told. */
export function readQuantity(text: string, at: number, locale: Locale): WrittenQuantity | null {
  const found = findQuantity(text, at, { locale, trailingZeros: "measured" });
  if (found === null || !found.ok || found.value.start !== at) return null;
  const { number, unit, end } = found.value;
  const value = englishNumber(text, number);
  if (value === null) return null;
  if (unit === null || WORDS[locale]?.test(text.slice(unit.start, unit.end)) === true)
    return { english: value, end: number.end, isBare: true };
  return { english: `${value} ${englishUnit(text.slice(unit.start, unit.end), unit.unit)}`, end, isBare: false };
}
