const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** An exponent as written behind a unit; `end` is `at` when there is none. */
type Exponent = { readonly value: number; readonly end: number };

const CARET = /\s?(?:\^|\*\*)\s?(?:\{\s?([+\-−–]?\d{1,3})\s?\}|\(\s?([+\-−–]?\d{1,3})\s?\)|([+\-−–]?\d{1,3}))/y;
/** A caret before is a repetition: `^-¹`. */
const RAISED = /\^?([⁺⁻]|(?<=\^)[+\-−–])?([⁰¹²³⁴-⁹]{1,3})/y;
/** Without any mark, as copied text has it: `s-1`, `cm3`; the digit ends the word, or another such power follows: `M-1s-1`. */
const BARE_NEGATIVE = /[-−–]([1-4])(?![\d])(?!\.\d)(?![A-Za-z](?![A-Za-z]{0,3}[-−–]\d))/y;
const BARE_POSITIVE = /([23])(?![\dA-Za-z])(?!\.\d)/y;
/** Volumes to a power in rate constants: `dm6 mol-2 s-1`. */
const BARE_VOLUME = /([2369])(?![\dA-Za-z])(?!\.\d)/y;
const WORDED = / (squared|cubed)\b/iy;

/** Units whose bare powers are common enough to be certain. In `2 K2` or `3 F2` the digit belongs to a formula. */
const BARE_POWERS = /^(?:[kdcmµ\u03bcunp]?m|[md]?L|s|ft|in|yd|mi|Å)$/;

/** What looks like a power behind a unit, but could not be read as one. */
export function hasUnreadPower(text: string, at: number): boolean {
  return /^[-−–][1-3](?![\d.,])/.test(text.slice(at, at + 4));
}

/** Reads the exponent of a unit written `word` that ends at `at`; null for a sign of a power without a whole number. */
export function readExponent(text: string, at: number, word: string): Exponent | null {
  const raised = match(RAISED, text, at);
  if (raised) {
    const digits = [...(raised.groups[1] ?? "")].map((digit) => SUPERSCRIPTS.indexOf(digit)).join("");
    return { value: Number(digits) * (/[⁻\-−–]/.test(raised.groups[0] ?? "") ? -1 : 1), end: raised.end };
  }
  const caret = match(CARET, text, at);
  if (caret) {
    const written = caret.groups.find((group) => group !== undefined) ?? "";
    return { value: Number(written.replace(/[−–]/, "-")), end: caret.end };
  }
  if (text[at] === "^" || text.startsWith("**", at)) return null;
  return readBareExponent(text, at, word) ?? { value: 1, end: at };
}

function readBareExponent(text: string, at: number, word: string): Exponent | null {
  const negative = match(BARE_NEGATIVE, text, at);
  if (negative) return { value: -Number(negative.groups[0]), end: negative.end };
  const positive = BARE_POWERS.test(word) ? match(/^[dc]m$/.test(word) ? BARE_VOLUME : BARE_POSITIVE, text, at) : null;
  if (positive) return { value: Number(positive.groups[0]), end: positive.end };
  const worded = match(WORDED, text, at);
  return worded ? { value: worded.groups[0]?.toLowerCase() === "squared" ? 2 : 3, end: worded.end } : null;
}

function match(pattern: RegExp, text: string, at: number): { groups: (string | undefined)[]; end: number } | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found ? { groups: found.slice(1), end: pattern.lastIndex } : null;
}
