import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import type { Ratio } from "./equation.ts";
import type { Span } from "./terms.ts";
import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";

const MAX_NUMERATOR = 99_999;
const MAX_DENOMINATOR = 1_000;

const VULGAR_FRACTIONS: ReadonlyMap<string, Ratio> = new Map([
  ["½", { numerator: 1, denominator: 2 }],
  ["⅓", { numerator: 1, denominator: 3 }],
  ["⅔", { numerator: 2, denominator: 3 }],
  ["¼", { numerator: 1, denominator: 4 }],
  ["¾", { numerator: 3, denominator: 4 }],
]);

/** A blank to be filled in, or a letter for the unknown: `__ H2`, `□ H2`, `? H2`, `( ) H2`, `a H2`. */
const BLANK = /^(?:_{1,12}|[□▢☐…?]{1,4}|\(\s{0,6}\)|\[\s{0,6}\]|[a-df-z](?=\s))\s*/;
const NUMBER =
  /^(?:\(\s*(\d{1,9}(?:[./]\d{1,9})?)\s*\)(?=\s*[A-Z([])|(\d{0,5}[½⅓⅔¼¾])|(\d{1,9}(?:[.,/⁄]\d{1,9})?))\s*[·*×]?\s*/;

/** The coefficient at the start of a term and the index after it. The issue is the text that is none. */
export function readCoefficient(text: string, span: Span): Result<{ value: Ratio | null; end: number }, string> {
  const first = text.charAt(span.start);
  if (/[A-Z]/.test(first) || (first === "[" && !/^\[\s*\]/.test(text.slice(span.start, span.start + 8)))) {
    return succeed({ value: null, end: span.start });
  }
  const head = text.slice(span.start, Math.min(span.end, span.start + 40));
  const blank = BLANK.exec(head)?.[0].length ?? 0;
  const number = NUMBER.exec(head.slice(blank));
  const end = Math.min(span.start + blank + (number?.[0].length ?? 0), span.end);
  if (number === null) return succeed({ value: null, end });
  const written = number[1] ?? number[2] ?? number[3] ?? "";
  const value = readRatio(written);
  return value === null ? fail(written) : succeed({ value, end });
}

function readRatio(written: string): Ratio | null {
  const vulgar = VULGAR_FRACTIONS.get(written.slice(-1));
  if (vulgar !== undefined) {
    const whole = Number(written.slice(0, -1) || "0");
    return reduce(whole * vulgar.denominator + vulgar.numerator, vulgar.denominator);
  }
  const [before = "", after] = written.split(/[.,/⁄]/);
  if (after === undefined) return reduce(Number(before), 1);
  if (/[/⁄]/.test(written)) return reduce(Number(before), Number(after));
  return reduce(Number(before + after), 10 ** after.length);
}

function reduce(numerator: number, denominator: number): Ratio | null {
  if (numerator === 0 || denominator === 0) return null;
  const divisor = greatestCommonDivisor(numerator, denominator);
  const ratio = { numerator: numerator / divisor, denominator: denominator / divisor };
  return ratio.numerator <= MAX_NUMERATOR && ratio.denominator <= MAX_DENOMINATOR ? ratio : null;
}
