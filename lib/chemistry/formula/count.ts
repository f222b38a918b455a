import {
  CLOSE_CURLY,
  FULL_STOP,
  OPEN_CURLY,
  OPEN_ROUND,
  OPEN_SQUARE,
  SLASH,
  UNDERSCORE,
  VULGAR_HALF,
  digitValue,
  isAdditionDot,
  isDigit,
  isSubscriptDigit,
  isUpper,
} from "./characters.ts";
import type { Cursor } from "./cursor.ts";

const MAX_COUNT = 99_999;
const MAX_DECIMALS = 4;

/**
 * Reads the count after an atom or bracket: `2`, `₂`, `_2`, `_{2}`, `0.95`. Returns 1 without one and 0 after a refusal.
 */
export function readCount(cursor: Cursor): number {
  const start = cursor.at;
  const first = cursor.unit(start);
  if (first === UNDERSCORE) return readMarkedCount(cursor);
  if (!isDigit(first) && !isSubscriptDigit(first)) return 1;
  return readDigits(cursor, isSubscriptDigit(first), false);
}

/** Whether what was read from `start` to the cursor is plain whole digits. */
export function isPlainWhole(cursor: Cursor, start: number): boolean {
  if (start === cursor.at) return false;
  for (let at = start; at < cursor.at; at += 1) if (!isDigit(cursor.unit(at))) return false;
  return true;
}

/** `_2`, `_{2}`; `_(aq)` is a state and counts nothing. */
function readMarkedCount(cursor: Cursor): number {
  const start = cursor.at;
  const braced = cursor.unit(start + 1) === OPEN_CURLY;
  const first = cursor.unit(start + (braced ? 2 : 1));
  if (first === OPEN_ROUND) return 1;
  if (!isDigit(first)) return refuseCount(cursor, start, 2);
  cursor.at += braced ? 2 : 1;
  const count = readDigits(cursor, false, true);
  if (!braced || count === 0) return count;
  if (cursor.unit(cursor.at) !== CLOSE_CURLY) return refuseCount(cursor, start, cursor.at - start + 1);
  cursor.at += 1;
  return count;
}

function readDigits(cursor: Cursor, isLowered: boolean, isMarked: boolean): number {
  const start = cursor.at;
  const isOwn = isLowered ? isSubscriptDigit : isDigit;
  let count = 0;
  let unit = cursor.unit(start);
  for (; isOwn(unit); unit = cursor.unit(cursor.at)) {
    count = count * 10 + digitValue(unit);
    cursor.at += 1;
  }
  // A decimal point goes on as the digits before it do: CuSO₄.5H₂O has none.
  const isDecimal =
    unit === FULL_STOP && isOwn(cursor.unit(cursor.at + 1)) && (isLowered || isMarked || isDecimalPoint(cursor, start));
  if (cursor.issue !== null) return 0;
  if (isDecimal) {
    const decimals = readDecimals(cursor, isOwn);
    if (decimals === null) return refuseCount(cursor, start, cursor.at - start);
    count = (count * 10 ** decimals.places + decimals.value) / 10 ** decimals.places;
  } else if (digitValue(cursor.unit(start)) === 0) {
    return refuseCount(cursor, start, cursor.at - start);
  }
  return count === 0 || count > MAX_COUNT ? refuseCount(cursor, start, cursor.at - start) : count;
}

function readDecimals(cursor: Cursor, isOwn: (unit: number) => boolean): { value: number; places: number } | null {
  let value = 0;
  const start = cursor.at + 1;
  cursor.at = start;
  for (let unit = cursor.unit(start); isOwn(unit); unit = cursor.unit(cursor.at)) {
    value = value * 10 + digitValue(unit);
    cursor.at += 1;
  }
  const places = cursor.at - start;
  return places > MAX_DECIMALS ? null : { value, places };
}

function refuseCount(cursor: Cursor, at: number, length: number): 0 {
  cursor.refuse("bad-count", at, length);
  return 0;
}

/** What can begin after the dot of an addition compound's count: water and a few other solvents. */
const ADDED = /^(?:H[2₂]O|D[2₂]O|OH2|NH3|\(H2|C2H|CH3)/;

/**
 * Whether the full stop at the cursor, after plain digits, is a decimal point (Fe0.95O, YBa2Cu3O6.93) or joins two
 * compounds (CuSO4.5H2O). Where neither is certain the reading is refused.
 */
function isDecimalPoint(cursor: Cursor, digitsAt: number): boolean {
  const point = cursor.at;
  let after = point + 1;
  while (isDigit(cursor.unit(after))) after += 1;
  const following = cursor.unit(after);
  if (!isUpper(following) && following !== OPEN_ROUND && following !== OPEN_SQUARE) {
    return following !== FULL_STOP && !isAdditionDot(following);
  }
  const isBelowTwo = point - digitsAt === 1 && digitValue(cursor.unit(digitsAt)) < 2;
  if (isBelowTwo) return true;
  if (digitValue(cursor.unit(point + 1)) === 0) return isDigit(cursor.unit(point + 2));
  if (ADDED.test(cursor.text.slice(after, after + 3))) return false;
  cursor.refuse("ambiguous-dot", point);
  return true;
}

/** The count before a part of an addition compound: 5, 0.5, ½, 1/2. Returns 1 without one and 0 after a refusal. */
export function readPartCount(cursor: Cursor): number {
  const start = cursor.at;
  while (isDigit(cursor.unit(cursor.at))) cursor.at += 1;
  const wholeEnd = cursor.at;
  let count = wholeEnd === start ? 0 : Number(cursor.text.slice(start, wholeEnd));
  const mark = cursor.unit(wholeEnd);
  if (mark === VULGAR_HALF) {
    cursor.at += 1;
    count += 0.5;
  } else if (wholeEnd === start) {
    return 1;
  } else if ((mark === FULL_STOP || mark === SLASH) && isDigit(cursor.unit(wholeEnd + 1))) {
    cursor.at += 1;
    while (isDigit(cursor.unit(cursor.at))) cursor.at += 1;
    const rest = cursor.text.slice(wholeEnd + 1, cursor.at);
    count = mark === SLASH ? count / Number(rest) : Number(`${count}.${rest}`);
    // Thirds have no exact decimal; such formulas are written with whole numbers (3CdSO4·8H2O).
    if (rest.length > MAX_DECIMALS || !Number.isSafeInteger(count * 10_000))
      return refuseCount(cursor, start, cursor.at - start);
  }
  const hasLeadingZero = cursor.unit(start) === 0x30 && Number.isInteger(count);
  return count === 0 || count > MAX_COUNT || hasLeadingZero ? refuseCount(cursor, start, cursor.at - start) : count;
}
