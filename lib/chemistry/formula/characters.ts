import { ELEMENTS } from "../elements/elements.ts";
import type { Element } from "../elements/elements.ts";

/** What the notation of formulas is made of, by UTF-16 code unit, so that reading one needs no allocation. */

export const OPEN_ROUND = 0x28;
export const CLOSE_ROUND = 0x29;
export const OPEN_SQUARE = 0x5b;
export const CLOSE_SQUARE = 0x5d;
export const OPEN_CURLY = 0x7b;
export const CLOSE_CURLY = 0x7d;
export const CARET = 0x5e;
export const UNDERSCORE = 0x5f;
export const FULL_STOP = 0x2e;
export const SLASH = 0x2f;
export const VULGAR_HALF = 0xbd;

const ZERO = 0x30;
const SUBSCRIPT_ZERO = 0x2080;

export function isUpper(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a;
}

export function isLower(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}

export function isDigit(unit: number): boolean {
  return unit >= ZERO && unit <= 0x39;
}

export function isSubscriptDigit(unit: number): boolean {
  return unit >= SUBSCRIPT_ZERO && unit <= 0x2089;
}

/** The value of an ordinary or subscript digit. */
export function digitValue(unit: number): number {
  return unit >= SUBSCRIPT_ZERO ? unit - SUBSCRIPT_ZERO : unit - ZERO;
}

/** The value of a superscript digit, or -1. */
export function superscriptValue(unit: number): number {
  if (unit >= 0x2074 && unit <= 0x2079) return unit - 0x2070;
  if (unit === 0x2070) return 0;
  if (unit === 0xb9) return 1;
  return unit === 0xb2 || unit === 0xb3 ? unit - 0xb0 : -1;
}

/** 1 for a plus sign, -1 for a minus sign or one of the dashes that stand for it, 0 for anything else. */
export function signValue(unit: number): -1 | 0 | 1 {
  if (unit === 0x2b) return 1;
  if (unit === 0x2d || unit === 0x2212 || (unit >= 0x2010 && unit <= 0x2015)) return -1;
  return 0;
}

/** The same for superscript signs. */
export function superscriptSignValue(unit: number): -1 | 0 | 1 {
  if (unit === 0x207a) return 1;
  return unit === 0x207b ? -1 : 0;
}

/** Spaces, also thin, narrow and unbreakable ones, and line ends. */
export function isSpace(unit: number): boolean {
  return (
    unit === 0x20 ||
    (unit >= 0x09 && unit <= 0x0d) ||
    unit === 0xa0 ||
    unit === 0x202f ||
    (unit >= 0x2000 && unit <= 0x200b)
  );
}

/** The dots, asterisks and crosses that join the parts of an addition compound; the full stop is another matter. */
export function isAdditionDot(unit: number): boolean {
  return (
    unit === 0xb7 || // ·
    unit === 0x2219 || // ∙
    unit === 0x2022 || // •
    unit === 0x22c5 || // ⋅
    unit === 0x30fb || // ・
    unit === 0x2a || // *
    unit === 0x2217 || // ∗
    unit === 0xd7 // ×
  );
}

/** Elements by the place of their letters: first letter × 27 + (0 for none, else second letter + 1). */
const ELEMENT_BY_LETTERS: readonly (Element | undefined)[] = buildLetterTable();

function buildLetterTable(): (Element | undefined)[] {
  const table: (Element | undefined)[] = Array.from({ length: 26 * 27 }, () => undefined);
  for (const element of ELEMENTS) {
    const [first, second] = element.symbol;
    const row = (first?.charCodeAt(0) ?? 0) - 0x41;
    table[row * 27 + (second === undefined ? 0 : second.charCodeAt(0) - 0x60)] = element;
  }
  return table;
}

/** The element whose symbol has this capital and no second letter. */
export function findOneLetterElement(upper: number): Element | undefined {
  return ELEMENT_BY_LETTERS[(upper - 0x41) * 27];
}

/** The element whose symbol has these two letters. */
export function findTwoLetterElement(upper: number, lower: number): Element | undefined {
  return ELEMENT_BY_LETTERS[(upper - 0x41) * 27 + lower - 0x60];
}
