import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { spend } from "#lib/budget/budget.ts";
import { AMBIGUOUS, AMBIGUOUS_ALONE, asCustomary, listAlternatives } from "./customary.ts";
import { DIMENSIONS } from "./dimension.ts";
import type { Dimension } from "./dimension.ts";
import { hasUnreadPower, readExponent } from "./exponent.ts";
import { mayJoin, mayStandInText, seemsToGoOn } from "./running-text.ts";
import type { Unit, UnitFactor } from "./unit.ts";
import { areSameUnit, unitOf, unitOfFactors } from "./unit.ts";
import type { UnitIssue, UnitIssueCode } from "./unit-issue.ts";
import { readUnitToken, WRAPPER } from "./unit-token.ts";
import type { UnitToken, UnitWords } from "./unit-token.ts";

/**
 * Reads units in every usual notation: `g/mol`, `g mol^-1`, `g·mol⁻¹`, `J/(g*°C)`, `J/g·K`, `L atm mol-1 K-1`, `J/g/K`,
 * `grams per cubic centimeter`, `1/s`. What stands behind a fraction line belongs below it up to the next one, as the
 * textbooks of chemistry write `J/mol·K`.
 *
 * Letters with several meanings: `M` is molar, `C` alone the coulomb and perhaps °C, `m` alone the metre and perhaps
 * molal, `°C/m` and `K/m` a molal constant, `F` the degree Fahrenheit; `N` alone is an issue (newton or normality) unless a
 * force is asked for, as are `degrees` and `ppt`. Degrees within a product are intervals; alone they are the scale, `Δ°C` and `Δ°F` the interval.
 */
export type UnitReading = {
  readonly unit: Unit;
  /** Other units that the same letters may mean; for whoever knows what is asked. */
  readonly alternatives: readonly Unit[];
  readonly start: number;
  readonly end: number;
};

type Options = {
  /** Names of units in another language. */
  readonly words?: UnitWords | undefined;
  /** The dimension of what is asked for: it settles what `N` is, and how far a unit goes. */
  readonly asked?: Dimension | undefined;
};

type Cursor = {
  readonly text: string;
  readonly words: UnitWords | undefined;
  /** Text goes on behind the unit: only what certainly belongs to it is taken. */
  readonly running: boolean;
  readonly factors: UnitFactor[];
  /** End of the last factor that was taken. */
  end: number;
  /** The name alone as written, until a second factor or an exponent comes. */
  lone: string | null;
};

const MOST_FACTORS = 8;
const HIGHEST_POWERS = 15;
const MOST_BRACKETS = 4;

const DIVISION = /\s{0,2}(?:[/÷⁄∕]\s{0,2}|per\s+)/y;
/** Other languages' words for "per" have more meanings: they divide only before a unit. */
const DIVISION_WORD = /\s{0,2}(?:(?:por|par|प्रति)\s+(?:cada\s+|chaque\s+)?|每|በ(?=\p{Script=Ethiopic}))/uy;
const LEADING_ONE = /(?:1\s?)?[/⁄∕]\s?|per\s+|(?:reciprocal|inverse)\s+/y;
/** Signs that multiply; the last three join words in running text and are judged by `mayJoin`. */
const MULTIPLICATION = /\s?(?:[·⋅∙•*×]|\\cdot|\\times)\s?|(?:\\[,;: ]|[\s~])+|-(?=[A-Za-z°µ(])|\.(?=[A-Za-z°µ(])/y;
const MULTIPLE = /(10{1,3})\.?[ \u00a0\u202f]?(?=[A-Za-zµ\u03bc])/y;
const POWER_WORD = /(square|cubic)\s/iy;

/** The whole text as a unit. */
export function parseUnit(text: string, options: Options = {}): Result<UnitReading, UnitIssue> {
  const start = text.length - text.trimStart().length;
  const reading = read(text, start, options, false);
  if (!reading.ok) return reading;
  const rest = text.slice(reading.value.end, reading.value.end + 200).trim();
  return rest === "" ? reading : failAt("unexpected-text", reading.value.end, text.length);
}

/**
 * The unit that begins at `at` in running text, as far as it certainly goes, or as far as it measures what is asked for:
 * of `9.8 s^-2 m` the metre belongs to an acceleration. Null when none does.
 */
export function scanUnit(text: string, at: number, options: Options = {}): Result<UnitReading, UnitIssue> | null {
  const reading = readAsked(text, at, options) ?? read(text, at, options, true);
  if (
    !reading.ok &&
    (reading.issue.code === "empty" || (reading.issue.code === "unknown-unit" && reading.issue.at === at))
  )
    return null;
  return reading;
}

/** All that can be read as one unit, where that measures what is asked for. */
function readAsked(text: string, at: number, options: Options): Result<UnitReading, UnitIssue> | null {
  if (options.asked === undefined) return null;
  const whole = read(text, at, options, false);
  return whole.ok && whole.value.unit.factors.length > 1 && whole.value.unit.dimension === options.asked ? whole : null;
}

function read(
  text: string,
  start: number,
  { words, asked }: Options,
  running: boolean,
): Result<UnitReading, UnitIssue> {
  spend(30);
  const cursor: Cursor = { text, words, running, factors: [], end: start, lone: null };
  if (start >= text.length) return failAt("empty", start, start);
  const issue = readQuotient(cursor, start, 0);
  if (issue) return fail(issue);
  return finish(cursor, start, asked);
}

function finish(
  { factors, end, lone }: Cursor,
  start: number,
  asked: Dimension | undefined,
): Result<UnitReading, UnitIssue> {
  const powers = factors.reduce((sum, { exponent }) => sum + Math.abs(exponent), 0);
  if (factors.length > MOST_FACTORS || powers > HIGHEST_POWERS) return failAt("too-complex", start, end);
  const [first] = factors;
  if (lone !== null && first) {
    const readings = Object.hasOwn(AMBIGUOUS_ALONE, lone) ? AMBIGUOUS_ALONE[lone] : undefined;
    if (readings && first.unit.dimension !== asked) return fail({ code: "ambiguous-unit", at: start, end, readings });
    return succeed({ unit: unitOf(first.unit), alternatives: listAlternatives(lone), start, end });
  }
  const unit = unitOfFactors(factors);
  if (unit.factors.length === 0) return failAt("unknown-unit", start, end);
  return succeed({ unit: asCustomary(unit), alternatives: [], start, end });
}

/** quotient = [1/] product { / product } */
function readQuotient(cursor: Cursor, start: number, depth: number): UnitIssue | null {
  const leading = find(LEADING_ONE, cursor.text, start) ?? findLeadingWord(cursor, start);
  const issue = readProduct(cursor, leading ?? start, leading === null ? 1 : -1, depth);
  if (issue) return issue;
  for (;;) {
    const next = findDivision(cursor);
    if (next === null) return null;
    if (cursor.factors.length > MOST_FACTORS) return issueAt("too-complex", start, cursor.end);
    const below = readProduct(cursor, next, -1, depth);
    // "36 g/100 mL" is not 36 g: what follows the line must be read or reported.
    if (below) return below.code === "empty" ? issueAt("unknown-unit", cursor.end, next) : below;
  }
}

function findDivision(cursor: Cursor): number | null {
  return find(DIVISION, cursor.text, cursor.end) ?? findWordedDivision(cursor);
}

function findWordedDivision(cursor: Cursor): number | null {
  const { text, words, running, end } = cursor;
  // Amharic በግራም is "per gram" or "in grams": the latter, where a running text may ask to convert.
  const isUnit = running && text[end] === " " && readUnitToken(text, end + 1, words) !== null;
  return isUnit ? null : findDivisionWord(cursor, end);
}

/** 每秒, "por segundo": of a word that is a unit itself nothing is a division. */
function findLeadingWord(cursor: Cursor, start: number): number | null {
  return readUnitToken(cursor.text, start, cursor.words) === null ? findDivisionWord(cursor, start) : null;
}

function findDivisionWord(cursor: Cursor, at: number): number | null {
  const { text, words } = cursor;
  const next = words ? find(DIVISION_WORD, text, at) : null;
  return next !== null && (readMultiple(cursor, next) ?? readUnitToken(text, next, words)) ? next : null;
}

/** product = factor { (· | space | - | .) factor } */
function readProduct(cursor: Cursor, start: number, sign: 1 | -1, depth: number): UnitIssue | null {
  const issue = readFactor(cursor, start, sign, depth);
  if (issue) return issue;
  while (cursor.factors.length <= MOST_FACTORS) {
    if (findDivision(cursor) !== null) return null;
    const kept = { count: cursor.factors.length, end: cursor.end, lone: cursor.lone };
    const further = readFurtherFactor(cursor, sign, depth);
    if (further === "taken") continue;
    cursor.factors.length = kept.count;
    cursor.end = kept.end;
    cursor.lone = kept.lone;
    const isHalf = further === null && cursor.running && seemsToGoOn(cursor.text, kept.end);
    return isHalf ? issueAt("unknown-unit", kept.end, kept.end + 1) : further;
  }
  return null;
}

/** Null when nothing more belongs to the product; the caller then restores the cursor. */
function readFurtherFactor(cursor: Cursor, sign: 1 | -1, depth: number): "taken" | UnitIssue | null {
  MULTIPLICATION.lastIndex = cursor.end;
  const joint = MULTIPLICATION.exec(cursor.text)?.[0] ?? "";
  const start = cursor.end + joint.length;
  // Without any sign between only "g°C" and "mol⁻¹K⁻¹" are two.
  const isSplit = /[°º(]/.test(cursor.text[start] ?? "") || /[\d⁰¹²³⁴-⁹})]/.test(cursor.text[start - 1] ?? "");
  if (joint === "" && !isSplit) return null;
  const count = cursor.factors.length;
  const issue = readFactor(cursor, start, sign, depth);
  if (issue) return issue.code === "ambiguous-fraction" || issue.code === "bad-exponent" ? issue : null;
  if (!cursor.running) return "taken";
  const written = cursor.text.slice(start, cursor.end);
  const context = { joint: joint.trim(), written, isBelow: sign < 0 };
  return mayJoin(cursor.factors.slice(0, count), cursor.factors.slice(count), context) ? "taken" : null;
}

/** factor = ( quotient ) [exponent] | [square | cubic] name [exponent] */
function readFactor(cursor: Cursor, at: number, sign: 1 | -1, depth: number): UnitIssue | null {
  const { text } = cursor;
  if (text[at] === "(") return readGroup(cursor, at + 1, ")", sign, depth);
  POWER_WORD.lastIndex = at;
  const power = POWER_WORD.exec(text);
  const start = power ? POWER_WORD.lastIndex : at;
  const token = (sign < 0 ? readMultiple(cursor, at) : null) ?? readUnitToken(text, start, cursor.words);
  const wrapped = token ? null : find(WRAPPER, text, at);
  if (wrapped !== null) return readGroup(cursor, wrapped, "}", sign, depth);
  if (!token) return explainNoToken(text, start);
  const worded = power ? (power[1]?.toLowerCase() === "square" ? 2 : 3) : null;
  const exponent = worded === null ? readExponent(text, token.end, token.word) : { value: worded, end: token.end };
  if (exponent === null || exponent.value === 0) return issueAt("bad-exponent", token.end, token.end + 1);
  // "M-1x" is no M.
  if (exponent.end === token.end && hasUnreadPower(text, token.end))
    return issueAt("bad-exponent", token.end, token.end + 1);
  const isFirst = cursor.factors.length === 0;
  if (cursor.running && !mayStandInText(text, exponent.end, token.word, isFirst && exponent.end === token.end)) {
    return issueAt("unknown-unit", at, token.end);
  }
  if (sign < 0 && exponent.value < 0) return issueAt("ambiguous-fraction", at, exponent.end);
  const isAlone = isFirst && sign > 0 && power === null && exponent.end === token.end && isNamedUnit(token.unit);
  for (const { unit, exponent: own } of token.unit.factors)
    cursor.factors.push({ unit, exponent: own * exponent.value * sign });
  cursor.lone = isAlone ? token.word : null;
  cursor.end = exponent.end;
  return null;
}

function isNamedUnit({ factors }: Unit): boolean {
  return factors.length === 1 && factors[0]?.exponent === 1;
}

/** Solubilities are measured per 100 mL and per 100 g: below the line, a ten, hundred or thousand of a unit is one. */
function readMultiple({ text, words }: Cursor, at: number): UnitToken | null {
  MULTIPLE.lastIndex = at;
  const multiple = MULTIPLE.exec(text)?.[1];
  const token = multiple === undefined ? null : readUnitToken(text, MULTIPLE.lastIndex, words);
  const [first] = token?.unit.factors ?? [];
  if (
    !token ||
    !first ||
    token.unit.factors.length > 1 ||
    first.unit.interval ||
    token.unit.dimension === DIMENSIONS.none
  )
    return null;
  const unit = {
    ...first.unit,
    symbol: `${multiple} ${first.unit.symbol}`,
    numerator: first.unit.numerator.times(multiple ?? 1),
  };
  return { unit: unitOf(unit), end: token.end, word: token.word };
}

/** What stands between a bracket that was opened before `at` and its `close`. */
function readGroup(cursor: Cursor, at: number, close: ")" | "}", sign: 1 | -1, depth: number): UnitIssue | null {
  const { text } = cursor;
  if (depth >= MOST_BRACKETS) return issueAt("too-complex", at - 1, at);
  const inner: Cursor = { ...cursor, factors: [], running: false, end: at, lone: null };
  const issue = readQuotient(inner, text[at] === " " ? at + 1 : at, depth + 1);
  if (issue) return issue;
  const end = text[inner.end] === " " ? inner.end + 1 : inner.end;
  if (text[end] !== close) return issueAt("unbalanced-bracket", at - 1, end);
  const exponent = readExponent(text, end + 1, "");
  if (exponent === null || exponent.value === 0) return issueAt("bad-exponent", end + 1, end + 2);
  for (const factor of inner.factors)
    cursor.factors.push({ unit: factor.unit, exponent: factor.exponent * exponent.value * sign });
  cursor.lone = null;
  cursor.end = exponent.end;
  return null;
}

function explainNoToken(text: string, at: number): UnitIssue {
  // A digit begins the next number: none of it belongs to the issue.
  if (at >= text.length || /\d/.test(text[at] ?? ""))
    return issueAt(at >= text.length ? "empty" : "unknown-unit", at, at);
  const word = /^[\p{L}°]{1,32}/u.exec(text.slice(at, at + 40))?.[0] ?? "";
  const readings = Object.hasOwn(AMBIGUOUS, word) ? AMBIGUOUS[word] : undefined;
  if (readings) return { code: "ambiguous-unit", at, end: at + word.length, readings };
  return issueAt("unknown-unit", at, at + Math.max(1, word.length));
}

/** Where the pattern ends if it matches at `at`, else null. */
function find(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function issueAt(code: UnitIssueCode, at: number, end: number): UnitIssue {
  return { code, at, end, readings: [] };
}

function failAt(code: UnitIssueCode, at: number, end: number): Result<never, UnitIssue> {
  return fail(issueAt(code, at, end));
}

/** Of the meanings of a reading, the only one that has this dimension; null when there is none. */
export function resolveUnit({ unit, alternatives }: UnitReading, dimension: number): Unit | null {
  const fitting = [unit, ...alternatives].filter((each) => each.dimension === dimension);
  const [first, ...others] = fitting;
  return first && others.every((other) => areSameUnit(first, other)) ? first : null;
}
