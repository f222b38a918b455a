import { isDigit, isSpace, isUpper } from "../formula/characters.ts";

/** A piece of a text, from `start` up to but not including `end`. */
export type Span = { readonly start: number; readonly end: number };

const PLUS = 0x2b;
const OPENING = "([{";
const CLOSING = ")]}";

/**
 * The terms of one side of an equation, without the spaces and precipitate arrows around them. A plus separates unless
 * it is the charge of what stands before it: `Na+ + Cl-`, `Na++Cl-`, `Fe+3 + e-`, but `H2+ O2` has two terms.
 */
export function splitTerms(text: string, side: Span): Span[] {
  const spans: Span[] = [];
  let start = side.start;
  let depth = 0;
  for (let at = side.start; at < side.end; at += 1) {
    const sign = text.charAt(at);
    if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) depth = Math.max(0, depth - 1);
    else if (sign === "+" && depth === 0 && isSeparator(text, at, side.end)) {
      spans.push(trim(text, { start, end: at }));
      start = at + 1;
    }
  }
  spans.push(trim(text, { start, end: side.end }));
  return spans;
}

function isSeparator(text: string, at: number, end: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (before === 0x5e) return false; // ^+
  if (isSpace(before)) return true;
  let next = at + 1;
  if (text.charCodeAt(next) === PLUS) return false; // the last of a run decides: Na++Cl-
  if (isSpace(text.charCodeAt(next))) {
    // `Na+ + Cl-` and `Na+ -> …` end a charge here; `H2+ O2` separates.
    while (next < end && isSpace(text.charCodeAt(next))) next += 1;
    if (next >= end) return false;
    const following = text.charCodeAt(next);
    return following !== PLUS && !startsState(text, next) && !isSettledMark(following);
  }
  if (next >= end || startsState(text, next) || isSettledMark(text.charCodeAt(next))) return false;
  return !isChargeNumber(text, next, end);
}

/** `Fe+3` ends after its digits; `Fe+3O2` goes on with a formula. */
function isChargeNumber(text: string, start: number, end: number): boolean {
  let at = start;
  while (at < end && isDigit(text.charCodeAt(at))) at += 1;
  if (at === start || at - start > 2) return false;
  if (at >= end || text.charCodeAt(at) === PLUS || startsState(text, at)) return true;
  if (!isSpace(text.charCodeAt(at))) return false;
  while (at < end && isSpace(text.charCodeAt(at))) at += 1;
  const unit = text.charCodeAt(at);
  return (
    at >= end ||
    !(isUpper(unit) || OPENING.includes(text.charAt(at)) || text.charAt(at) === "e") ||
    startsState(text, at)
  );
}

function startsState(text: string, at: number): boolean {
  return /^\((?:aq|s|l|g)\)/.test(text.slice(at, at + 4));
}

function isSettledMark(unit: number): boolean {
  return unit === 0x2191 || unit === 0x2193; // ↑ ↓
}

function trim(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && (isSpace(text.charCodeAt(end - 1)) || isSettledMark(text.charCodeAt(end - 1)))) end -= 1;
  const strength =
    text.charAt(end - 1) === ")" ? STRENGTH.exec(text.slice(Math.max(start, end - MAX_STRENGTH), end)) : null;
  return strength === null ? { start, end } : trim(text, { start, end: end - strength[0].length });
}

/** `HNO3(conc)`: how strong an acid is says nothing of its atoms. */
const STRENGTH = /\s?\((?:conc|dil|dilute|concentrated|excess)\.?\)$/;
const MAX_STRENGTH = 16;
