import { spend } from "../budget/budget.ts";
import { isElementSymbol, isFormulaWord } from "./formula-words.ts";

/** The most that is ever held back, in UTF-16 units. */
export const LONGEST_HOLD = 400;
/** Where a hold that is too long is cut: at a space, if there is one in this stretch before its end. */
const CUT_STRETCH = 120;

/** Digits of every script, scripts below and above the line, fractions, TeX, arrows: what begins with one of them is held. */
const SURE = /[\d०-९０-９\u1369-\u137c½⅓⅔¼¾⅕-⅞$\\→⇌⟶⇒⇄₀-₉⁰¹²³⁴-⁹⁺⁻√]|->|=>|<=>|\[[A-Z]/;
/** Letters of scripts that put no space between a word and a number, and their punctuation, join nothing. */
const SEPARATOR =
  /(?![०-९\u1369-\u137c])[\s\p{Script=Han}\p{Script=Ethiopic}\p{Script=Devanagari}。、，：；！？「」『』《》]/u;
const CAPITALS = /[A-Z][a-z]?[A-Z([]/;
/** An element alone is chemistry where a plus or an arrow follows. */
const REACTION_SIGN = /^[ \u00a0\u202f]{1,3}(?:[+→⇌⟶⇒⇄]|-{1,3}>|=|<)/;
const LOOK_AHEAD = 4;
/** A plain word, perhaps set off or at a stop: whatever comes behind it, no claim has begun, unless it may yet become `sp3` or `log10`. */
const PLAIN_WORD =
  /^["'“‘(*_]{0,4}(?!(?:sp|[Ll]og?|ln|[Ee]xp?|[Ss]in?|[Cc]os?|[Tt]an?|ph|[Pp]ka?)$)\p{Lu}?[\p{Ll}\p{M}]{2,}["'”’)*_]{0,4}[.,;:!?]?["'”’)*_]{0,4}$/u;

type HoldStart = {
  /** Up to here nothing is a claim. */
  readonly proseEnd: number;
  /** Whether a claim may begin there; else more text is needed, or the text is at its end. */
  readonly holds: boolean;
};

/** The first word that a claim may begin with. A word at the end of the text is left until it is whole, if it may become one. */
export function findHoldStart(text: string, isLast: boolean): HoldStart {
  let at = 0;
  while (at < text.length) {
    if (SEPARATOR.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const end = findWordEnd(text, at);
    const word = text.slice(at, end);
    spend(4 * (end - at));
    if (SURE.test(word)) return { proseEnd: at, holds: true };
    const isWhole = isLast || end < text.length || end - at >= LONGEST_HOLD || PLAIN_WORD.test(word);
    if (!isWhole) return { proseEnd: at, holds: false };
    if (CAPITALS.test(word) && isFormulaWord(word)) return { proseEnd: at, holds: true };
    if (isElementSymbol(word)) {
      if (!isLast && end + LOOK_AHEAD > text.length) return { proseEnd: at, holds: false };
      if (REACTION_SIGN.test(text.slice(end, end + LOOK_AHEAD))) return { proseEnd: at, holds: true };
    }
    at = end;
  }
  return { proseEnd: at, holds: false };
}

function findWordEnd(text: string, start: number): number {
  const limit = Math.min(text.length, start + LONGEST_HOLD);
  let end = start + 1;
  while (end < limit && !SEPARATOR.test(text.charAt(end))) end += 1;
  return end;
}

const MOST_CLOSERS = 6;
const CLOSERS = /["”’»)\]*_`]/;
const FULL_STOPS = "。！？；።፤।፣，、|";
const STOPS = ".!?;,";

/** The end of the clause that begins the text, punctuation included; null when it has not arrived. */
export function findClauseEnd(text: string, isLast: boolean): { readonly end: number; readonly isCut: boolean } | null {
  let [isMath, braces, brackets] = [false, 0, 0];
  const limit = Math.min(text.length, LONGEST_HOLD);
  spend(limit);
  for (let at = 0; at < limit; at += 1) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    if (sign === "$") isMath = !isMath;
    else if (sign === "\\" && "([".includes(next) && next !== "") isMath = true;
    else if (sign === "\\" && ")]".includes(next) && next !== "") isMath = false;
    else if (sign === "{") braces += 1;
    else if (sign === "}") braces = Math.max(0, braces - 1);
    else if (sign === "(") brackets += 1;
    else if (sign === ")") brackets = Math.max(0, brackets - 1);
    const isPair = sign === "\\" || (sign === "$" && next === "$");
    if (isPair) at += 1;
    if (isPair || isMath || braces > 0) continue;
    if (sign === "\n") return { end: at, isCut: false };
    if (sign === "," && brackets > 0) continue;
    const ends = endsClause(text, at, isLast);
    if (ends === "unclear") return null;
    if (ends) return { end: at + 1, isCut: false };
  }
  if (text.length >= LONGEST_HOLD) return { end: findCut(text), isCut: true };
  return isLast ? { end: text.length, isCut: false } : null;
}

function endsClause(text: string, at: number, isLast: boolean): boolean | "unclear" {
  const sign = text.charAt(at);
  if (FULL_STOPS.includes(sign)) {
    if (sign !== "，") return true;
    if (at + 1 >= text.length && !isLast) return "unclear";
    return !(/\d|[０-９]/.test(text.charAt(at - 1)) && /\d|[０-９]/.test(text.charAt(at + 1)));
  }
  if (!STOPS.includes(sign)) return false;
  let next = at + 1;
  while (next < text.length && next - at <= MOST_CLOSERS && CLOSERS.test(text.charAt(next))) next += 1;
  if (next >= text.length) return isLast ? true : "unclear";
  return /\s/.test(text.charAt(next));
}

function findCut(text: string): number {
  for (let at = LONGEST_HOLD - 1; at > LONGEST_HOLD - CUT_STRETCH; at -= 1) if (/\s/.test(text.charAt(at))) return at;
  const isHighSurrogate = (text.charCodeAt(LONGEST_HOLD - 1) & 0xfc00) === 0xd800;
  return isHighSurrogate ? LONGEST_HOLD - 1 : LONGEST_HOLD;
}

const SENTENCE_END = /[.!?]["”’»)\]*_`]{0,3}\s|[。！？።।\n]/g;

/** Where the last sentence of a text begins. */
export function findSentenceStart(text: string): number {
  let start = 0;
  for (const match of text.matchAll(SENTENCE_END)) start = match.index + match[0].length;
  return start;
}
