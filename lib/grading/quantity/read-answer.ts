import type { Locale } from "../../i18n/locales.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { findQuantity } from "../../quantity/scan-quantity.ts";
import type { QuantityReading, QuantityReadingIssue } from "../../quantity/scan-quantity.ts";
import type { Figures } from "../../quantity/significant-figures.ts";
import { convertTo } from "../../quantity/conversion.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { areCommensurable, areSameUnit, isUnity } from "../../quantity/units/unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { parseUnit, resolveUnit } from "../../quantity/units/parse-unit.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";
import { FUNCTION_BEFORE, isValueChanged } from "../../quantity/value-context.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import type { Remark } from "../remarks.ts";
import { toPlainAnswer } from "./plain-answer.ts";
import { findWordedCount } from "./worded-count.ts";

/** A student's value. */
export type GivenQuantity = {
  readonly value: Decimal;
  readonly unit: Unit;
  /** Null for a fraction, which is exact. */
  readonly figures: Figures;
  /** Zeros at the end of a whole number that may be significant besides. */
  readonly openZeros: number;
  /** `1.234` or `1,234` where the mark may group thousands: the value may be a thousand times as large. */
  readonly mayBeThousands: boolean;
};

/** A value and where it stands in its statement. */
type Candidate = GivenQuantity & { readonly start: number; readonly end: number; readonly statement: Statement };

/** A part of a line that may state a value. */
type Statement = { readonly text: string; readonly line: string };

const MOST_CANDIDATES = 40;

/**
 * The value that a student gives as the answer, with words around it or a calculation before it:
 *
 * - In a chain, `2.0 × 3.1 = 6.2 g`, what stands behind the last equals sign counts; of several lines, the last one with
 *   an equals sign; a remark in brackets does not count, nor a stated precision.
 * - Of several values the one behind a word for "answer" counts, or the only one that measures what is asked for. The
 *   same value in several units is one. Otherwise the answer is not chosen for the writer.
 * - `about 12 g` is 12 g; `not 12 g`, `> 12 g` and `12/5 × 3` are no value.
 * - Where a pure number is asked for, it may be a word, and a number of significant figures may be the answer.
 */
export function readAnswer(text: string, expectedUnit: Unit, locale: Locale): Result<GivenQuantity, Remark> {
  const counted = isUnity(expectedUnit) ? findWordedCount(text, locale) : null;
  const units = { words: UNIT_WORDS[locale], asked: expectedUnit.dimension };
  const plain = toPlainAnswer(counted ?? text, (inner) => parseUnit(inner, units).ok);
  const candidates: Candidate[] = [];
  for (const statement of listStatements(plain)) {
    const read = readStatement(statement, expectedUnit, locale);
    if (!read.ok) return read;
    candidates.push(...read.value);
    if (candidates.length > MOST_CANDIDATES) break;
  }
  const chosen = choose(candidates, expectedUnit);
  if (chosen.ok && hasOtherAside(text, chosen.value, locale))
    return fail({ code: "no-definite-value", found: text.trim() });
  if (!chosen.ok || !isUnity(chosen.value.unit)) return chosen;
  return succeed({ ...chosen.value, unit: findUnitBefore(text, expectedUnit) ?? chosen.value.unit });
}

const MOST_FIGURES = 4;
const LAST_ASIDE = /(?<![+*×/·⋅^<>−–-]\s{0,3})\s\(([^()]{1,60})\)[\s.!]{0,3}$/u;

/** Whether a value stands in brackets at the end that measures the same as the answer and is another one: "12.5 g (25.0 g)" chooses none. */
function hasOtherAside(text: string, answer: GivenQuantity, locale: Locale): boolean {
  const inner = LAST_ASIDE.exec(text)?.[1]?.trim() ?? "";
  const found = inner === "" ? null : findQuantity(inner, 0, { locale, asked: answer.unit.dimension });
  if (found?.ok !== true || found.value.start > 0 || found.value.end < inner.length) return false;
  const { quantity } = found.value;
  const converted = convertTo(quantity, answer.unit);
  if (!converted.ok || (isUnity(quantity.unit) && !isUnity(answer.unit))) return false;
  // Alike as far as the rounder of the two goes: "13 g (12.5 g)".
  const figures = Math.min(
    ...[answer.figures, quantity.significantFigures, MOST_FIGURES].filter((count) => count !== null),
  );
  const isAlike = converted.value.value
    .minus(answer.value)
    .abs()
    .lte(new Decimal(10).pow(answer.value.e + 1 - figures).times("0.5"));
  return !isAlike;
}

const UNIT_BEFORE = /(?:[([/]|\b(?:in|en)\s)\s?([^\s()[\]=:]{1,24})[)\]]?\s{0,2}[=:]/gu;
const PERCENT_BEFORE = /%|\bper\s?cent|\bpor ciento|\bpour cent|百分|प्रतिशत|በመቶ/iu;

/** A unit that stands before the number: "m (g) = 12", "m/g = 12", "mass in grams: 12", "percent yield = 85". */
function findUnitBefore(text: string, expectedUnit: Unit): Unit | null {
  if (formatUnit(expectedUnit) === "%") return PERCENT_BEFORE.test(text) ? expectedUnit : null;
  for (const [, written = ""] of text.matchAll(UNIT_BEFORE)) {
    const parsed = parseUnit(written, { asked: expectedUnit.dimension });
    const unit = parsed.ok ? resolveUnit(parsed.value, expectedUnit.dimension) : null;
    if (unit && !isUnity(unit)) return unit;
  }
  return null;
}

/** The parts of a text that may state a value, each behind its last equals sign that a value follows. */
function listStatements(text: string): Statement[] {
  const lines = text.split("\n").filter((line) => DIGIT.test(line));
  const isWorking = lines.length > 1 && lines.at(-1)?.includes("=") === true && text.search(ANSWER_WORD) < 0;
  const shown = isWorking ? lines.slice(-1) : lines;
  return shown.flatMap((line) =>
    line.split(/[;；。]|[,，]\s|(?<!\d)\.\s/).map((part) => ({ text: takeResult(part), line })),
  );
}

const DIGIT = /[\d०-९０-９½⅓⅔¼¾]/;

function takeResult(part: string): string {
  return part.split("=").findLast((segment) => DIGIT.test(segment)) ?? part;
}

function readStatement(statement: Statement, expectedUnit: Unit, locale: Locale): Result<Candidate[], Remark> {
  const candidates: Candidate[] = [];
  let from = 0;
  while (candidates.length <= MOST_CANDIDATES) {
    const found = findQuantity(statement.text, from, { locale, asked: expectedUnit.dimension });
    if (found === null) break;
    if (!found.ok) return fail(explainIssue(found.issue, statement.text));
    from = Math.max(found.value.end, from + 1);
    // "2-propanol"
    if (found.value.unit === null && /^[-‑]\p{L}/u.test(statement.text.slice(found.value.end, found.value.end + 3)))
      continue;
    const candidate = toCandidate(found.value, statement, expectedUnit);
    const problem = findProblem(candidate, candidates.at(-1), found.value);
    if (problem !== null) return fail(problem);
    candidates.push(candidate);
  }
  return succeed(candidates);
}

function toCandidate(reading: QuantityReading, statement: Statement, expectedUnit: Unit): Candidate {
  const { quantity, number, start, end } = reading;
  const unit = (reading.unit && resolveUnit(reading.unit, expectedUnit.dimension)) ?? quantity.unit;
  const { value, significantFigures: figures } = quantity;
  const mayBeThousands = number.doubt === "decimal-or-grouping";
  // A charge or an oxidation number may have its sign behind it: 2-.
  const hasSignBehind =
    reading.unit === null && value.isInteger() && value.isPositive() && /^[-−–]\s*$/.test(statement.text.slice(end));
  const signed = hasSignBehind ? value.neg() : value;
  return { value: signed, unit, figures, openZeros: number.openZeros, mayBeThousands, start, end, statement };
}

function explainIssue(issue: QuantityReadingIssue, statement: string): Remark {
  const found = statement.slice(issue.at, Math.min(issue.end, issue.at + 40));
  if (issue.code === "ambiguous-unit") return { code: "ambiguous-unit", found, readings: [...issue.readings] };
  if ("readings" in issue) return { code: "unknown-unit", found };
  return { code: "unreadable-number", found };
}

const OPERATOR_BETWEEN = /^\s{0,3}[)\]]?\s{0,3}[+*×xX·⋅÷/^−–-]\s{0,3}[([]?\s{0,3}$/;
/** What is right behind a bare number and neither a unit nor a word of a sentence. */
const ATTACHED =
  /^\s{0,2}([\p{Script=Latin}°µ%‰/]{1,24}(?:[-−^⁻·/*(]\S{0,16})?)\s{0,2}[.!]?\s{0,2}$|^([\p{Script=Latin}µ°]{1,24}|[^\s\p{Script=Han}\p{Script=Devanagari}\p{Script=Ethiopic}.,;:!?)\]}»"'”…។।፣።*+−–-]{1,8})/u;

function findProblem(
  { statement: { text }, start, end }: Candidate,
  previous: Candidate | undefined,
  reading: QuantityReading,
): Remark | null {
  const before = text.slice(Math.max(0, start - 24), start);
  const behind = text.slice(end, end + 60);
  const found = text.slice(start, Math.min(end, start + 40));
  // An Ethiopic numeral before it is a part of the number: of ፲፪.5 only .5 would be read.
  if (/[፩-፼]\s?$/u.test(before)) return { code: "unreadable-number", found };
  if (reading.number.doubt === "range")
    return { code: "no-definite-value", found: text.slice(start, Math.min(start + 40, end + 12)).trim() };
  if (reading.number.doubt === "expression" || FUNCTION_BEFORE.test(before)) return { code: "unevaluated", found };
  if (previous !== undefined && OPERATOR_BETWEEN.test(text.slice(previous.end, start)))
    return { code: "unevaluated", found };
  if (isValueChanged(before, behind) || EXCLUDED_BEFORE.test(before) || DENIED_AT_END.test(text.slice(end)))
    return { code: "no-definite-value", found };
  const word = reading.unit === null ? ATTACHED.exec(behind) : null;
  return word === null ? null : { code: "unknown-unit", found: word[1] ?? word[2] ?? "" };
}

/** "Anything but 12 g", "12 g y no 13 g". */
const EXCLUDED_BEFORE =
  /(?<!\p{L})(?:(?:anything|everything|all) but|other than|except(?: for)?|instead of|rather than|unlike|no|en vez de|excepto|au lieu de|sauf)\s{1,3}$/u;

/** Hindi and Amharic deny with the last word, behind a unit that may be of several words: "12 सूत्र इकाइयाँ नहीं". */
const DENIED_AT_END = /(?<![\p{L}\p{M}])(?:नहीं(?: हैं?)?|አይደለም)[\s.!]{0,3}$/u;

const ANSWER_WORD =
  /\b(?:answer|ans|result|final|therefore|respuesta|resultado|réponse|résultat|donc|solución)\b|答案|结果|答|उत्तर|መልስ|ውጤት/giu;

function choose(candidates: readonly Candidate[], expectedUnit: Unit): Result<GivenQuantity, Remark> {
  const [first, ...others] = candidates;
  if (first === undefined) return fail({ code: "no-number" });
  if (others.every((other) => isSameValue(first, other)))
    return succeed(candidates.find(({ unit }) => areSameUnit(unit, expectedUnit)) ?? first);
  const marked = findBehindAnswerWord(candidates);
  if (marked !== null) return succeed(marked);
  const fitting = candidates.filter(
    ({ unit }) => areCommensurable(unit, expectedUnit) && isUnity(unit) === isUnity(expectedUnit),
  );
  const [only, ...more] = fitting;
  const othersDiffer = candidates.every((each) => each === only || !isUnity(each.unit));
  if (only !== undefined && more.length === 0 && othersDiffer) return succeed(only);
  return fail({ code: "several-values", values: candidates.slice(0, 8).map(({ value }) => value.toString()) });
}

function isSameValue(first: Candidate, other: Candidate): boolean {
  const { value, unit, figures: significantFigures } = other;
  const converted = convertTo({ value, unit, significantFigures }, first.unit);
  if (!converted.ok || isUnity(first.unit) !== isUnity(unit)) return false;
  return converted.value.value.minus(first.value).abs().lte(first.value.abs().times(1e-3));
}

/** The only value behind a word that announces the answer, on the same line. */
function findBehindAnswerWord(candidates: readonly Candidate[]): Candidate | null {
  const announced = candidates.filter(({ statement: { text, line }, start, end }) => {
    const word = [...line.matchAll(ANSWER_WORD)].at(-1);
    return word !== undefined && line.slice(word.index + word[0].length).includes(text.slice(start, end));
  });
  const [only, ...more] = announced;
  return only !== undefined && more.every((other) => isSameValue(only, other)) ? only : null;
}
