import type { Locale } from "#lib/i18n/locales.ts";
import { spend } from "../../budget/budget.ts";
import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { Decimal } from "../decimal.ts";
import { isDigitAt, MOST_DIGITS, readDigits, separatorAt, signAt } from "./characters.ts";
import type { Separator } from "./characters.ts";
import { applyMarks, DECIMAL_MARKS } from "./decimal-mark.ts";
import type { DigitGroups, MarkedNumber } from "./decimal-mark.ts";
import { readFraction, readVulgarFraction } from "./fraction.ts";
import type { NumberDoubt, NumberIssue, NumberIssueCode, NumberReading } from "./number-reading.ts";
import { readPowerOfTen, readRaised } from "./power-of-ten.ts";

const MOST_GROUPS = 24;
const GREATEST_EXPONENT = 400;

/**
 * The number that begins at `at` in a longer text, sign included, as far as it goes: `1,234.5`, `1 234,5`, `6.022×10^23`,
 * `6.02e23`, `10⁻³`, `×10-5`, `१२.५`, `1,00,000`, `.5`, `1/2`, `2½`. Separators are read as the language writes them.
 * A point at the end is left to the sentence; `parse-number.ts` and `scan-quantity.ts` know better when it is not its.
 */
export function scanNumber(text: string, at: number, locale: Locale): Result<NumberReading, NumberIssue> {
  spend(30);
  const sign = signAt(text, at);
  const start = sign === 0 ? at : at + 1;
  const vulgar = readVulgarFraction(text, start);
  if (vulgar) return succeed({ ...vulgar, value: signed(vulgar.value, sign), start: at });
  const run = readGroups(text, start, locale);
  if (typeof run === "string")
    return failAt(run, at, Math.max(start + 1, run === "too-long" ? start + MOST_DIGITS : start + 1));
  const fraction = run.separators.length === 0 ? readFraction(text, run.groups[0] ?? "", run.end) : null;
  if (fraction)
    return fraction.ok
      ? succeed({ ...fraction.value, value: signed(fraction.value.value, sign), start: at })
      : fraction;
  const marked = applyMarks(run, locale);
  if (!marked) return failAt("malformed-number", at, run.end);
  return read(text, at, { sign, marked, end: run.end, locale });
}

type Mantissa = {
  readonly sign: -1 | 0 | 1;
  readonly marked: MarkedNumber;
  readonly end: number;
  readonly locale: Locale;
};

function read(
  text: string,
  start: number,
  { sign, marked, end, locale }: Mantissa,
): Result<NumberReading, NumberIssue> {
  const { whole, fraction } = marked;
  const isPower = whole === "10" && fraction === null;
  const bare = isPower ? readRaised(text, end) : null;
  const isShort = fraction !== null && whole.length === 1 && whole !== "0";
  const power = bare ?? readPowerOfTen(text, end, { locale, isShort });
  const exponent = power?.exponent ?? 0;
  if (Math.abs(exponent) > GREATEST_EXPONENT) return failAt("out-of-range", start, power?.end ?? end);
  const digits = bare ? "1" : whole + (fraction ?? "");
  const value = new Decimal(`${sign < 0 ? "-" : ""}${digits}e${exponent - (fraction?.length ?? 0)}`);
  const readingEnd = power?.end ?? end;
  const lost: NumberDoubt | null = power !== null && !power.isCertain ? "lost-exponent" : null;
  return succeed({
    value,
    ...countFigures(digits, fraction !== null || power !== null),
    start,
    end: readingEnd,
    form: power ? "scientific" : "plain",
    // Nobody writes 6022 × 10^23: with a power of ten the comma of "6,022" is a decimal mark.
    doubt: lost ?? (power && isShort ? null : marked.doubt) ?? judgeWhatFollows(text, readingEnd),
  });
}

function signed(value: Decimal, sign: -1 | 0 | 1): Decimal {
  return sign < 0 ? value.neg() : value;
}

/**
 * All digits from the first that is not zero; the zeros at the end of a whole number without a decimal point do not count.
 * Zero itself counts from the ones place.
 */
function countFigures(digits: string, isMeasured: boolean): { significantFigures: number; openZeros: number } {
  const significant = digits.replace(/^0+/, "");
  // A zero has no leading digit: its figures are those from the ones place on.
  if (significant === "") return { significantFigures: Math.max(1, digits.length), openZeros: 0 };
  if (isMeasured) return { significantFigures: significant.length, openZeros: 0 };
  const closed = significant.replace(/0+$/, "");
  return { significantFigures: closed.length, openZeros: significant.length - closed.length };
}

/** Runs of digits with single separators between; ends before a separator that no digit follows. */
function readGroups(text: string, start: number, locale: Locale): (DigitGroups & { end: number }) | NumberIssueCode {
  const first = readDigits(text, start);
  if (first.digits === "" && !startsWithMark(text, start, locale)) return "not-a-number";
  const groups = [first.digits];
  const separators: Separator[] = [];
  let end = first.end;
  let length = first.digits.length;
  for (let separator = separatorAt(text, end); separator !== null; separator = separatorAt(text, end)) {
    const next = readDigits(text, end + 1);
    if (next.digits === "" || !mayContinue(text, { groups, separators }, separator, next)) break;
    if (length > 0 && separator === "." && next.digits === "10" && isRaisedAt(text, next.end, separators.includes(",")))
      break;
    groups.push(next.digits);
    separators.push(separator);
    length += next.digits.length;
    end = next.end;
    if (groups.length > MOST_GROUPS) return "too-long";
  }
  return length > MOST_DIGITS ? "too-long" : { groups, separators, end };
}

/** `.5`; with a comma only where it is the decimal mark. */
function startsWithMark(text: string, at: number, locale: Locale): boolean {
  const mark = separatorAt(text, at);
  return (mark === "." || (mark === "," && DECIMAL_MARKS[locale] === ",")) && isDigitAt(text, at + 1);
}

type Digits = { readonly digits: string; readonly end: number };

/** A common space joins digits only in groups of three, and never `25 100.0` or `0.100 0.200`. */
function mayContinue(text: string, { groups, separators }: DigitGroups, separator: Separator, next: Digits): boolean {
  if (separator === "." || separator === ",") return true;
  const last = groups.at(-1) ?? "";
  const isFractional = separators.includes(".") || separators.includes(",");
  if (isFractional) {
    const isGroup = next.digits.length === 3 || (separator === "nobreak" && next.digits.length < 3);
    return last.length === 3 && isGroup && !isMarkAt(text, next.end);
  }
  if (next.digits.length !== 3 || last.length > 3 || last.length === 0) return false;
  return separators.length === 0 ? !last.startsWith("0") : last.length === 3;
}

function isMarkAt(text: string, at: number): boolean {
  const mark = separatorAt(text, at);
  return (mark === "." || mark === ",") && isDigitAt(text, at + 1);
}

/** `6,02.10^23`, `6,02.10-5`: the point multiplies. */
function isRaisedAt(text: string, at: number, hasMark: boolean): boolean {
  const next = text[at] ?? "";
  return /[\^⁺⁻⁰¹²³⁴-⁹]/.test(next) || (hasMark && /[-−–]/.test(next) && isDigitAt(text, at + 1));
}

const OPERATOR = /\s{0,2}(?:[×xX*·⋅÷^]\s{0,2}|[/⁄]\s{0,2})[\d०-९.]/y;
const HYPHEN = /[-‑]\p{L}/uy;
const LETTER = /\p{Script=Latin}/uy;
const RANGE = /[-−–]\.?[\d०-९]/y;

function judgeWhatFollows(text: string, at: number): NumberDoubt | null {
  OPERATOR.lastIndex = at;
  if (OPERATOR.test(text)) return "expression";
  RANGE.lastIndex = at;
  if (RANGE.test(text)) return "range";
  HYPHEN.lastIndex = at;
  if (HYPHEN.test(text)) return "hyphenated";
  LETTER.lastIndex = at;
  return LETTER.test(text) ? "part-of-word" : null;
}

function failAt(code: NumberIssueCode, at: number, end: number): Result<never, NumberIssue> {
  return fail({ code, at, end });
}
