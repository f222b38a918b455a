import type { Locale } from "#lib/i18n/locales.ts";
import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { isDigitAt, separatorAt, signAt } from "./characters.ts";
import type { NumberIssue, NumberReading } from "./number-reading.ts";
import { scanNumber } from "./scan-number.ts";

/** Nothing that is a number alone is longer. */
const MOST_CHARACTERS = 200;

/**
 * The whole text as one number; spaces around it do not matter. A point at the end is a decimal point, which makes the
 * zeros before it significant: `500.` has three figures.
 */
export function parseNumber(text: string, locale: Locale): Result<NumberReading, NumberIssue> {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  if (start >= end) return fail({ code: "empty", at: 0, end: text.length });
  if (end - start > MOST_CHARACTERS) return fail({ code: "too-long", at: start, end });
  const scanned = scanNumber(text, start, locale);
  if (!scanned.ok) return scanned;
  const reading = scanned.value.end === end - 1 ? withDecimalPoint(text, scanned.value) : scanned.value;
  // Alone, digits with spaces between cannot be two numbers.
  if (reading.end === end) return succeed(reading.doubt === "space-grouping" ? { ...reading, doubt: null } : reading);
  return fail({ code: "unexpected-text", at: reading.end, end });
}

/** The same number with the point that follows it taken as its decimal point, if one follows a whole number. */
export function withDecimalPoint(text: string, reading: NumberReading): NumberReading {
  if (separatorAt(text, reading.end) !== "." || reading.form !== "plain" || reading.doubt === "decimal-comma")
    return reading;
  if (!reading.value.isInteger() || /[.．]/.test(text.slice(reading.start, reading.end))) return reading;
  return {
    ...reading,
    significantFigures: (reading.significantFigures ?? 0) + reading.openZeros,
    openZeros: 0,
    end: reading.end + 1,
  };
}

/** Latin letters, marks of formulas and closing brackets before a digit make it part of a name: `H2O`, `SO4^2-`, `(OH)2`, `C-14`. */
const PART_OF_NAME = /[\p{Script=Latin}\p{Script=Greek}_^)\]}·₀-₉⁰¹²³⁴-⁹]/u;

/**
 * The first number at or behind `from` that stands by itself in a running text; digits within formulas and names are
 * passed over. Null when there is none. An issue tells of digits that make no number; go on behind its `end`.
 */
export function findNumber(text: string, from: number, locale: Locale): Result<NumberReading, NumberIssue> | null {
  for (let at = from; at < text.length; at++) {
    if (!isDigitAt(text, at) && !startsVulgar(text, at)) continue;
    const before = text[at - 1] ?? "";
    if (isDigitAt(text, at - 1) || (PART_OF_NAME.test(before) && before !== "") || isBelowLine(text, at)) continue;
    const start = startOf(text, at, from);
    if (start === null) continue;
    return scanNumber(text, start, locale);
  }
  return null;
}

/** The 2 of `t1/2`, the days and years of a date: behind a line that follows at once upon a letter or digit. */
function isBelowLine(text: string, at: number): boolean {
  return text[at - 1] === "/" && /[\p{L}\p{N}]/u.test(text[at - 2] ?? "");
}

function startsVulgar(text: string, at: number): boolean {
  return /[½⅓⅔¼¾⅕-⅚⅛-⅞]/.test(text[at] ?? "");
}

/** Steps back over a decimal mark and a sign; null where the hyphen before belongs to a name. */
function startOf(text: string, at: number, from: number): number | null {
  let start = at;
  const mark = separatorAt(text, start - 1);
  const beforeMark = text[start - 2] ?? "";
  if (start - 1 >= from && mark === "." && !/[\p{L}\p{N}.)\]]/u.test(beforeMark)) start--;
  if (start - 1 < from || signAt(text, start - 1) === 0) return start;
  const beforeSign = text[start - 2] ?? "";
  // Chinese writes no space: "是-25"; a minus of its own, which no name is written with, is one behind any sign that is no digit.
  const isSign =
    beforeSign === "" ||
    /[\s(=:~≈<>,;×*/[{±|：，。、是为於于到至]/.test(beforeSign) ||
    (text[start - 1] === "−" && /[\p{Script=Han}\p{Script=Devanagari}\p{Script=Ethiopic}]/u.test(beforeSign));
  if (isSign) return start - 1;
  // "10-20" is a range of two positive numbers; "C-14" is a name.
  return /[\p{Script=Latin}\]}]/u.test(beforeSign) ? null : start;
}
