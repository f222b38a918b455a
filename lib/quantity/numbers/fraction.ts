import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { Decimal } from "../decimal.ts";
import { digitOf, isDigitAt, readDigits } from "./characters.ts";
import type { NumberIssue, NumberReading } from "./number-reading.ts";

const VULGAR: Readonly<Record<string, readonly [number, number]>> = {
  "½": [1, 2],
  "⅓": [1, 3],
  "⅔": [2, 3],
  "¼": [1, 4],
  "¾": [3, 4],
  "⅕": [1, 5],
  "⅖": [2, 5],
  "⅗": [3, 5],
  "⅘": [4, 5],
  "⅙": [1, 6],
  "⅚": [5, 6],
  "⅛": [1, 8],
  "⅜": [3, 8],
  "⅝": [5, 8],
  "⅞": [7, 8],
};

const MOST_DIGITS = 4;

/** `½`, `2½`, `2 ½`; null when there is none. A fraction is exact. */
export function readVulgarFraction(text: string, at: number): NumberReading | null {
  const { digits, end: wholeEnd } = readDigits(text, at);
  if (digits.length > MOST_DIGITS) return null;
  const signAt = digits !== "" && text[wholeEnd] === " " ? wholeEnd + 1 : wholeEnd;
  const character = text[signAt] ?? "";
  const ratio = Object.hasOwn(VULGAR, character) ? VULGAR[character] : undefined;
  if (!ratio) return null;
  return exact(new Decimal(ratio[0]).div(ratio[1]).plus(digits || 0), at, signAt + 1);
}

/**
 * `1/2` and `1 1/2`, with whole numbers of at most four digits and no spaces around the line; null for anything else,
 * such as `5/6/2020` or `2.5/3`. `first` are the digits that end at `at`.
 */
export function readFraction(text: string, first: string, at: number): Result<NumberReading, NumberIssue> | null {
  const start = at - first.length;
  if (text[at] === " ") return readMixed(text, first, at);
  const simple = readSimple(text, first, at);
  if (!simple) return null;
  if (simple.denominator === 0) return fail({ code: "zero-denominator", at: start, end: simple.end });
  return succeed(exact(new Decimal(simple.numerator).div(simple.denominator), start, simple.end));
}

function readMixed(text: string, whole: string, at: number): Result<NumberReading, NumberIssue> | null {
  const { digits, end } = readDigits(text, at + 1);
  const simple = whole.length <= MOST_DIGITS ? readSimple(text, digits, end) : null;
  if (!simple || simple.numerator >= simple.denominator) return null;
  return succeed(
    exact(new Decimal(simple.numerator).div(simple.denominator).plus(whole), at - whole.length, simple.end),
  );
}

function readSimple(
  text: string,
  numerator: string,
  at: number,
): { numerator: number; denominator: number; end: number } | null {
  if (numerator === "" || numerator.length > MOST_DIGITS || !/[/⁄]/.test(text[at] ?? "")) return null;
  const { digits, end } = readDigits(text, at + 1);
  if (digits === "" || digits.length > MOST_DIGITS) return null;
  const next = text[end] ?? "";
  if (/[/⁄^]/.test(next) || (/[.,]/.test(next) && isDigitAt(text, end + 1)) || digitOf(next.charCodeAt(0)) >= 0)
    return null;
  return { numerator: Number(numerator), denominator: Number(digits), end };
}

function exact(value: Decimal, start: number, end: number): NumberReading {
  return { value, significantFigures: null, openZeros: 0, start, end, form: "fraction", doubt: null };
}
