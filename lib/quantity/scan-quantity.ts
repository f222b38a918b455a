import type { Locale } from "#lib/i18n/locales.ts";
import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import type { NumberIssue, NumberReading } from "./numbers/number-reading.ts";
import { findNumber, withDecimalPoint } from "./numbers/parse-number.ts";
import { scanNumber } from "./numbers/scan-number.ts";
import type { Quantity } from "./quantity.ts";
import type { Figures } from "./significant-figures.ts";
import { DIMENSIONS } from "./units/dimension.ts";
import type { Dimension } from "./units/dimension.ts";
import type { Unit } from "./units/unit.ts";
import { UNITY } from "./units/unit.ts";
import type { UnitIssue } from "./units/unit-issue.ts";
import { parseUnit, scanUnit } from "./units/parse-unit.ts";
import type { UnitReading } from "./units/parse-unit.ts";
import { UNIT_WORDS } from "./units/words/unit-words.ts";

/** A number with the unit behind it, as written in a text. */
export type QuantityReading = {
  /** In the first meaning of the unit; a pure number when there is none. */
  readonly quantity: Quantity;
  readonly number: NumberReading;
  /** Null when no unit follows. */
  readonly unit: UnitReading | null;
  readonly start: number;
  readonly end: number;
};

type QuantityOptions = {
  readonly locale: Locale;
  /**
   * Zeros at the end of a whole number (`500 mL`): `placeholders`, not significant, as the rule has it (the default), or
   * `measured`, as most exercises mean them. Temperatures are always read to the degree: 20 °C is known to the ones.
   */
  readonly trailingZeros?: "placeholders" | "measured";
  /** The dimension of what is asked for, where it is known: of a force `N` is the newton, and `m kg s^-2` a unit. */
  readonly asked?: Dimension;
};

export type QuantityReadingIssue = NumberIssue | UnitIssue;

const SPACES = /(?:[ \n\u00a0\u2009\u202f~]|\\[,;: ]){0,3}/y;
const HYPHEN = /[-‑](?=[\p{L}°%])/uy;

/**
 * The quantity that begins at `at` in a running text: `25.0 mL of`, `a 10-L flask`, `500. mL`, `-10 °C`. A unit is taken
 * as far as it certainly goes. An issue is a number without sense, or a unit that cannot be told: never half of one.
 */
export function scanQuantity(
  text: string,
  at: number,
  options: QuantityOptions,
): Result<QuantityReading, QuantityReadingIssue> {
  const number = scanNumber(text, at, options.locale);
  return number.ok ? withUnit(text, number.value, options) : number;
}

/** The first quantity at or behind `from`; null when no number stands by itself there. */
export function findQuantity(
  text: string,
  from: number,
  options: QuantityOptions,
): Result<QuantityReading, QuantityReadingIssue> | null {
  const number = findNumber(text, from, options.locale);
  if (number === null) return null;
  return number.ok ? withUnit(text, number.value, options) : number;
}

/** No exercise has more numbers; a longer list is cut. */
const MOST_QUANTITIES = 200;

/**
 * The quantities of a running text in order, and the issues of those that cannot be read. A decimal mark that others of
 * its numbers use beyond doubt, and no other mark, settles what `1,250` is.
 */
export function listQuantities(text: string, options: QuantityOptions): Readings {
  const found: Result<QuantityReading, QuantityReadingIssue>[] = [];
  let next = findQuantity(text, 0, options);
  while (next && found.length < MOST_QUANTITIES) {
    found.push(next);
    next = findQuantity(text, next.ok ? next.value.end : next.issue.end, options);
  }
  return settleMarks(text, found);
}

type Readings = readonly Result<QuantityReading, QuantityReadingIssue>[];

function settleMarks(text: string, readings: Readings): Readings {
  if (!readings.some((reading) => reading.ok && reading.value.number.doubt === "decimal-or-grouping")) return readings;
  const marks = new Set<string>();
  for (const reading of readings) {
    if (reading.ok && reading.value.number.doubt !== "decimal-or-grouping")
      marks.add(decimalMarkOf(text, reading.value.number));
  }
  marks.delete("");
  return readings.map((reading) => {
    if (!reading.ok || reading.value.number.doubt !== "decimal-or-grouping") return reading;
    const { number } = reading.value;
    const isSettled = marks.size === 1 && marks.has(decimalMarkOf(text, number));
    return isSettled ? succeed({ ...reading.value, number: { ...number, doubt: null } }) : reading;
  });
}

/** The decimal mark that a number was read with: its only point or comma, or the last of several; empty for none. */
function decimalMarkOf(text: string, { start, end, value, form }: NumberReading): string {
  const marks = text.slice(start, end).match(/[.,]/g) ?? [];
  const isWhole = form === "plain" && value.isInteger() && new Set(marks).size < 2 && marks.length > 1;
  return isWhole ? "" : (marks.at(-1) ?? "");
}

function withUnit(
  text: string,
  number: NumberReading,
  options: QuantityOptions,
): Result<QuantityReading, QuantityReadingIssue> {
  const unit = scanUnit(text, skip(text, number.end), { words: UNIT_WORDS[options.locale], asked: options.asked });
  if (unit?.ok) {
    const isOther = isOrbital(text, number, unit.value) || isFineness(text, unit.value);
    return succeed(readingOf(number, isOther ? null : unit.value, options));
  }
  if (unit) return unit;
  const pointed = withDecimalPoint(text, number);
  const behindPoint =
    pointed === number
      ? null
      : scanUnit(text, skip(text, pointed.end), { words: UNIT_WORDS[options.locale], asked: options.asked });
  // "… is 500. A student …": a capital that begins a sentence is no ampere.
  if (behindPoint?.ok && !/^A\s/.test(text.slice(behindPoint.value.start, behindPoint.value.start + 2))) {
    return succeed(readingOf(pointed, behindPoint.value, options));
  }
  return succeed(readingOf(number, null, options));
}

/** `3d` and `1s` are orbitals, `3 d` and `1 s` are times. */
function isOrbital(text: string, number: NumberReading, unit: UnitReading): boolean {
  return unit.start === number.end && /^[1-7][sd]/.test(text.slice(number.start, unit.end));
}

const STONE =
  /\b(?:diamonds?|rub(?:y|ies)|sapphires?|emeralds?|gem(?:stone)?s?|stones?|pearls?|opals?|topaz|jewels?)\b/i;

/** "18-carat gold": of twenty-four parts so many are gold. Of stones a carat is a mass. */
export const tellsFineness = (text: string): boolean => /\bgold\b/i.test(text) && !STONE.test(text);

const isFineness = (text: string, { unit }: UnitReading): boolean =>
  unit.factors[0]?.unit.symbol === "carat" && tellsFineness(text);

function skip(text: string, at: number): number {
  HYPHEN.lastIndex = at;
  if (HYPHEN.test(text)) return HYPHEN.lastIndex;
  SPACES.lastIndex = at;
  return SPACES.test(text) ? SPACES.lastIndex : at;
}

function readingOf(number: NumberReading, unit: UnitReading | null, options: QuantityOptions): QuantityReading {
  const { significantFigures, openZeros } = number;
  const open = options.trailingZeros === "measured" ? openZeros : 0;
  const quantity = quantityOf(
    number,
    unit?.unit ?? UNITY,
    significantFigures === null ? null : significantFigures + open,
  );
  const isSettled = unit !== null && (number.doubt === "hyphenated" || number.doubt === "part-of-word");
  const certain = isSettled ? { ...number, doubt: null } : number;
  return { quantity, number: certain, unit, start: number.start, end: unit?.end ?? number.end };
}

/** Temperatures are read to the degree, whatever zeros they end in. */
function quantityOf({ value, significantFigures, openZeros }: NumberReading, unit: Unit, figures: Figures): Quantity {
  const isTemperature = unit.dimension === DIMENSIONS.temperature && significantFigures !== null;
  return { value, unit, significantFigures: isTemperature ? significantFigures + openZeros : figures };
}

/** The whole text as a quantity: a number, and a unit or none. */
export function parseQuantity(text: string, options: QuantityOptions): Result<QuantityReading, QuantityReadingIssue> {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  if (start === end) return fail({ code: "empty", at: 0, end: text.length, readings: [] });
  const scanned = scanNumber(text, start, options.locale);
  if (!scanned.ok) return scanned;
  const number = withDecimalPoint(text, scanned.value);
  if (number.end === end) return succeed(readingOf(number, null, options));
  const offset = skip(text, number.end);
  const unit = parseUnit(text.slice(offset), { words: UNIT_WORDS[options.locale], asked: options.asked });
  if (!unit.ok) return fail({ ...unit.issue, at: unit.issue.at + offset, end: unit.issue.end + offset });
  return succeed(
    readingOf(number, { ...unit.value, start: unit.value.start + offset, end: unit.value.end + offset }, options),
  );
}
