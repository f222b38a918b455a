import {
  CARET,
  CLOSE_CURLY,
  OPEN_CURLY,
  UNDERSCORE,
  digitValue,
  isDigit,
  isSubscriptDigit,
  isUpper,
  superscriptValue,
} from "./characters.ts";
import type { Cursor } from "./cursor.ts";

/** The numbers written before a symbol; 0 where none is. */
export type LeftScripts = { massNumber: number; atomicNumber: number };

const MAX_MASS_NUMBER = 400;

/**
 * Whether a left superscript or subscript begins at the cursor: `^{14}C`, `¹⁴C`, `^{14}_{6}C`, `_6^{14}C`, `₆C`.
 * `isFree`: no atom stands before it whose count or charge it could be.
 */
export function startsLeftScript(cursor: Cursor, isFree: boolean): boolean {
  const start = cursor.at;
  const unit = cursor.unit(start);
  const braced = cursor.unit(start + 1) === OPEN_CURLY;
  if (unit === UNDERSCORE) return isDigit(cursor.unit(start + (braced ? 2 : 1)));
  if (isSubscriptDigit(unit)) return isFree;
  if (unit !== CARET && superscriptValue(unit) < 0) return false;
  const digitsAt = unit === CARET ? start + (braced ? 2 : 1) : start;
  let at = digitsAt;
  while (isDigit(cursor.unit(at)) || superscriptValue(cursor.unit(at)) >= 0) at += 1;
  if (at === digitsAt) return false;
  if (cursor.unit(at) === CLOSE_CURLY) at += 1;
  const next = cursor.unit(at);
  return isUpper(next) || next === UNDERSCORE || isSubscriptDigit(next);
}

/** Reads one left script into `scripts`; false after a refusal. */
export function readLeftScript(cursor: Cursor, scripts: LeftScripts): boolean {
  const start = cursor.at;
  const first = cursor.unit(start);
  const isMass = first === CARET || superscriptValue(first) >= 0;
  if (first === CARET || first === UNDERSCORE) cursor.at += 1;
  const braced = cursor.unit(cursor.at) === OPEN_CURLY;
  if (braced) cursor.at += 1;
  const value = readScriptDigits(cursor, isMass);
  if (braced) {
    if (cursor.unit(cursor.at) !== CLOSE_CURLY) return cursor.refuse("unexpected-character", cursor.at);
    cursor.at += 1;
  }
  const isRepeated = (isMass ? scripts.massNumber : scripts.atomicNumber) !== 0;
  if (value === 0 || value > MAX_MASS_NUMBER || isRepeated)
    return cursor.refuse("unknown-nuclide", start, cursor.at - start);
  if (isMass) scripts.massNumber = value;
  else scripts.atomicNumber = value;
  const next = cursor.unit(cursor.at);
  const goesOn =
    isUpper(next) || next === CARET || next === UNDERSCORE || superscriptValue(next) >= 0 || isSubscriptDigit(next);
  return goesOn || cursor.refuse("bad-charge", start, cursor.at - start);
}

function readScriptDigits(cursor: Cursor, isMass: boolean): number {
  let value = 0;
  for (let unit = cursor.unit(cursor.at); ; unit = cursor.unit(cursor.at)) {
    const superscript = isMass ? superscriptValue(unit) : -1;
    if (superscript < 0 && !isDigit(unit) && (isMass || !isSubscriptDigit(unit))) return value;
    value = Math.min(value * 10 + (superscript < 0 ? digitValue(unit) : superscript), 1_000);
    cursor.at += 1;
  }
}

/** No nuclide has fewer nucleons than protons, nor, hydrogen and helium apart, more than three times as many. */
export function isPossibleMassNumber(protons: number, massNumber: number): boolean {
  if (protons === 1) return massNumber <= 3;
  if (protons === 2) return massNumber >= 3 && massNumber <= 8;
  return massNumber >= protons && massNumber <= 3 * protons;
}

/** `^35Cl` → Cl and 35; null for any other formula. */
export function parseNuclide(formula: string): { readonly symbol: string; readonly massNumber: number } | null {
  const [, massNumber, symbol] = /^\^(\d{1,3})([A-Z][a-z]?)$/.exec(formula) ?? [];
  return massNumber === undefined || symbol === undefined ? null : { symbol, massNumber: Number(massNumber) };
}
