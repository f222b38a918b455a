import {
  CARET,
  CLOSE_CURLY,
  CLOSE_ROUND,
  OPEN_CURLY,
  OPEN_ROUND,
  UNDERSCORE,
  digitValue,
  isDigit,
  isSpace,
  signValue,
  superscriptSignValue,
  superscriptValue,
} from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import type { PhysicalState } from "./formula.ts";

/** The end of a formula: its charge and its state. This room reads marks; what a bare digit means is `charge.ts`. */

const MAX_CHARGE = 99;

/** Whether a charge or a state begins at the cursor, which then ends the formula. */
export function startsTail(cursor: Cursor): boolean {
  const unit = cursor.unit(cursor.at);
  if (unit === CARET || superscriptValue(unit) >= 0 || superscriptSignValue(unit) !== 0) return true;
  if (unit === OPEN_ROUND) return findState(cursor) !== null || isBracketedCharge(cursor);
  if (!isDigit(unit)) return false;
  let at = cursor.at;
  while (isDigit(cursor.unit(at))) at += 1;
  return isFinalSign(cursor, at);
}

/** A sign that ends the formula, but for its state, without digits of its own: `3+`, `3⁺`, `3+_(aq)`, but not `3+2` or `3++`. */
export function isFinalSign(cursor: Cursor, at: number): boolean {
  if (signAt(cursor, at) === 0) return false;
  const next = cursor.unit(at + 1);
  return next === 0 || next === OPEN_ROUND || next === UNDERSCORE || isSpace(next);
}

export function signAt(cursor: Cursor, at: number): -1 | 0 | 1 {
  return signValue(cursor.unit(at)) || superscriptSignValue(cursor.unit(at));
}

/** `Ca(2+)`, `Na(+)`. */
function isBracketedCharge(cursor: Cursor): boolean {
  let at = cursor.at + 1;
  while (isDigit(cursor.unit(at))) at += 1;
  return signValue(cursor.unit(at)) !== 0 && cursor.unit(at + 1) === CLOSE_ROUND;
}

const STATES: ReadonlyMap<string, PhysicalState> = new Map([
  ["s", "s"],
  ["cr", "s"],
  ["solid", "s"],
  ["graphite", "s"],
  ["s,graphite", "s"],
  ["l", "l"],
  ["liquid", "l"],
  ["g", "g"],
  ["v", "g"],
  ["gas", "g"],
  ["aq", "aq"],
  ["aqueous", "aq"],
]);
const MAX_STATE_LENGTH = 14;

/** `(aq)`, also as a subscript: `_(aq)`, `_{(aq)}`; and the index after it. */
export function findState(cursor: Cursor): { state: PhysicalState; end: number } | null {
  const isLowered = cursor.unit(cursor.at) === UNDERSCORE;
  const braced = isLowered && cursor.unit(cursor.at + 1) === OPEN_CURLY;
  const start = cursor.at + (isLowered ? 1 : 0) + (braced ? 1 : 0);
  if (cursor.unit(start) !== OPEN_ROUND) return null;
  let close = start + 1;
  while (cursor.unit(close) !== CLOSE_ROUND && close - start <= MAX_STATE_LENGTH) close += 1;
  const state = STATES.get(cursor.text.slice(start + 1, close).replace(" ", ""));
  const end = close + (braced ? 2 : 1);
  if (state === undefined || end > cursor.end || (braced && cursor.unit(end - 1) !== CLOSE_CURLY)) return null;
  return { state, end };
}

/** A charge as its marks say it. */
export type ChargeMarks = {
  /** The sum of the signs: `++` is 2; 0 for none or for mixed ones. */
  readonly signs: number;
  /** The digits before and after the signs; -1 where there are none. */
  readonly before: number;
  readonly after: number;
  /** Whether a caret, superscript or bracket marks it as a charge. */
  readonly isMarked: boolean;
  readonly at: number;
  readonly length: number;
};

/** Reads the marks of a charge; null after a refusal (a bracket that does not close). */
export function readChargeMarks(cursor: Cursor): ChargeMarks | null {
  const at = cursor.at;
  const first = cursor.unit(at);
  const isMarked = first === CARET || first === OPEN_ROUND;
  if (isMarked) cursor.at += 1;
  const closing =
    first === OPEN_ROUND ? CLOSE_ROUND : first === CARET && cursor.unit(cursor.at) === OPEN_CURLY ? CLOSE_CURLY : 0;
  if (closing === CLOSE_CURLY) cursor.at += 1;
  const before = readChargeDigits(cursor);
  const signs = readSigns(cursor);
  const after = before === -1 ? readChargeDigits(cursor) : -1;
  const length = Math.max(1, cursor.at - at);
  if (closing !== 0) {
    if (cursor.unit(cursor.at) !== closing) {
      cursor.refuse("bad-charge", at, length + 1);
      return null;
    }
    cursor.at += 1;
  }
  return { signs, before, after, isMarked, at, length };
}

function readChargeDigits(cursor: Cursor): number {
  let value = -1;
  for (let unit = cursor.unit(cursor.at); ; unit = cursor.unit(cursor.at)) {
    const digit = isDigit(unit) ? digitValue(unit) : superscriptValue(unit);
    if (digit < 0) return value;
    value = Math.min((value === -1 ? 0 : value) * 10 + digit, 1_000);
    cursor.at += 1;
  }
}

function readSigns(cursor: Cursor): number {
  let sum = 0;
  for (let sign = signAt(cursor, cursor.at); sign !== 0; sign = signAt(cursor, cursor.at)) {
    if (sum * sign < 0) return 0;
    sum += sign;
    cursor.at += 1;
  }
  return sum;
}

/**
 * The charge that the marks say, or null where they say none. `magnitude` is a size that was found in the digits of the
 * last count, 0 for none: `SO42-`.
 */
export function findCharge(marks: ChargeMarks, magnitude: number): number | null {
  const { signs, before, after, isMarked } = marks;
  if (signs === 0) return isMarked && before === 0 ? 0 : null; // Fe^0
  const size = before !== -1 ? before : after !== -1 ? after : magnitude || 1;
  const hasDigits = before !== -1 || after !== -1 || magnitude > 1;
  if (size === 0 || (Math.abs(signs) > 1 && hasDigits)) return null;
  const charge = size * signs;
  return Math.abs(charge) <= MAX_CHARGE ? charge : null;
}
