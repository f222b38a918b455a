import type { Locale } from "#lib/i18n/locales.ts";
import { DECIMAL_MARKS } from "./decimal-mark.ts";
import { digitOf } from "./characters.ts";

type PowerOfTen = { readonly exponent: number; readonly end: number; readonly isCertain: boolean };

/** × and what stands for it (U+F0B4 where a symbol font was lost, ×× in copied web pages), and the ten. */
const TIMES_TEN =
  /[ \u00a0\u2009\u202f]{0,2}(?:×{1,2}|[xX*·⋅∙•✕✖\uf0b4]|\\times|\\cdot)[ \u00a0\u2009\u202f]{0,2}(?:10|１０|१०)/y;
/** A point for × as French schoolbooks have it: `6,02.10^23`. */
const POINT_TEN = /\s?\.\s?10(?=\s?\^|[⁺⁻⁰¹²³⁴-⁹]|[-−–]\d)/y;
const EXPONENT_LETTER = /[eE]([+\-−]?)(\d{1,6})(?!\d)/y;
const CARET =
  /\s?(?:\^|\*\*)\s?(?:\{\s?([+\-−–]?)\s?([\d०-९]{1,6})\s?\}|\(\s?([+\-−–]?)\s?([\d०-९]{1,6})\s?\)|([+\-−–]?)([\d०-९]{1,6}))/y;
/** A caret before is a repetition: `^-³`. */
const RAISED = /\^?([⁺⁻]|(?<=\^)[+\-−–])?([⁰¹²³⁴-⁹]{1,6})/y;
/** `x 10-5`: the exponent lost its height, but kept its sign. */
const SIGNED = / ?([-−–])(\d{1,2})(?!\d|[.,]\d|\s?[-−–]\d)/y;
const LOST = / ?([1-9]\d?)(?!\d|[.,]\d)/y;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * The power of ten behind a mantissa that ends at `at`: `e-5`, `× 10^-5`, `x10⁻⁵`, `·10^{-5}`, `x 10-5`. Null when there
 * is none. `isShort` says that the mantissa lies between 1 and 10 and has decimals, so that `x 1023` is hardly a product.
 */
export function readPowerOfTen(
  text: string,
  at: number,
  { locale, isShort }: { locale: Locale; isShort: boolean },
): PowerOfTen | null {
  const letter = match(EXPONENT_LETTER, text, at);
  if (letter) return { exponent: toExponent(letter.groups[0], letter.groups[1]), end: letter.end, isCertain: true };
  const ten =
    match(TIMES_TEN, text, at) ?? (isShort || DECIMAL_MARKS[locale] === "," ? match(POINT_TEN, text, at) : null);
  if (!ten) return null;
  return readRaised(text, ten.end) ?? readFallen(text, ten.end, isShort);
}

/** An exponent that is marked as one: `^-5`, `⁻⁵`. */
export function readRaised(text: string, at: number): PowerOfTen | null {
  const raised = match(RAISED, text, at);
  if (raised) {
    const digits = [...(raised.groups[1] ?? "")].map((digit) => SUPERSCRIPTS.indexOf(digit)).join("");
    return {
      exponent: toExponent(/[⁻\-−–]/.test(raised.groups[0] ?? "") ? "-" : "", digits),
      end: raised.end,
      isCertain: true,
    };
  }
  const caret = match(CARET, text, at);
  if (!caret) return null;
  const [sign, digits] = caret.groups.filter((group) => group !== undefined);
  return { exponent: toExponent(sign, digits), end: caret.end, isCertain: true };
}

function readFallen(text: string, at: number, isShort: boolean): PowerOfTen | null {
  const signed = match(SIGNED, text, at);
  if (signed) return { exponent: toExponent(signed.groups[0], signed.groups[1]), end: signed.end, isCertain: true };
  const lost = isShort ? match(LOST, text, at) : null;
  return lost ? { exponent: toExponent("", lost.groups[0]), end: lost.end, isCertain: false } : null;
}

function toExponent(sign: string | undefined, digits: string | undefined): number {
  const ascii = [...(digits ?? "")].map((digit) => digitOf(digit.charCodeAt(0))).join("");
  return Number(ascii) * (sign !== undefined && /[-−–]/.test(sign) ? -1 : 1);
}

function match(pattern: RegExp, text: string, at: number): { groups: (string | undefined)[]; end: number } | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found ? { groups: found.slice(1), end: pattern.lastIndex } : null;
}
