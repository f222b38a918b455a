import { type Bindings, evaluate, exactly } from "../../algebra/evaluate.ts";
import { isolate } from "../../algebra/isolate.ts";
import { type ReadLine, readLine } from "../../algebra/read-line.ts";
import { type Equality, listLetters, minus, type Tree } from "../../algebra/tree.ts";
import type { Locale } from "../../i18n/locales.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { DIVISION_SIGN, MULTIPLICATION_SIGN } from "../plain-text.ts";
import type { Span } from "../claim.ts";
import { judged, right, type Statement } from "./statement.ts";

/** An equality in one letter as a text wrote it, with the values of the numbers in it. */
export type WrittenEquality = { readonly letter: string; readonly equality: Equality; readonly values: Bindings };

/** What concentrations, solubilities and oxidation numbers are called while they are not known. */
const UNKNOWNS = ["x", "s"];
const SIGN = String.raw`(?:√\[3\]|[\d\s()+−–\-×·*/÷^{}⁰¹²³⁴-⁹⁻√xs${DIVISION_SIGN}${MULTIPLICATION_SIGN}]|[.,](?=\d))`;
const WRITTEN = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_.,])(?=[xs\d(√])${SIGN}{1,60}(?:[=≈]${SIGN}{1,60}){1,3}`,
  "gu",
);
/** What hangs over behind an equality: the sentence's own signs, and the beginning of a word or unit. */
const TAIL = /(?:\s[xs]{1,3})?[\s(+*·×−–-]*$/u;
/** How many halves of its last digit a value may be off that was computed with rounded numbers. */
const ROUNDED_ON = 3;
/** How far an equality may be off where its numbers were rounded. */
const SLACK = 0.005;

/** The values of letters that solve what was written of them, and what was written that has the same solution. */
export function judgeLetters(
  line: string,
  locale: Locale,
  earlier: readonly WrittenEquality[],
): { readonly found: Statement[]; readonly written: readonly WrittenEquality[] } {
  const found: Statement[] = [];
  const written: WrittenEquality[] = [];
  const open: (WrittenEquality & { readonly start: number; readonly end: number })[] = [];
  for (const match of line.matchAll(WRITTEN)) {
    const text = match[0].replace(TAIL, "");
    const span = { start: match.index, end: match.index + text.length };
    const read = readIn(text, locale);
    if (read === null) continue;
    const { letter, line: own } = read;
    found.push(...judgeIdentities(own, letter, sidesOf(text, match.index)));
    const before = [...earlier, ...written].filter((each) => each.letter === letter);
    const value = valueOf(own, letter);
    const values = valuesOf(own.numbers);
    if (value !== null) {
      if (before.some((each) => isSolvedBy(each, value))) found.push(right(span));
      found.push(...open.filter((each) => each.letter === letter && isSolvedBy(each, value)).map(right));
      continue;
    }
    const equalities = equalitiesOf(own.parts, letter).map((equality) => ({ letter, equality, values }));
    if (equalities.length > 0 && equalities.every((one) => before.some((other) => haveOneSolution(one, other))))
      found.push(right(span));
    written.push(...equalities);
    open.push(...equalities.slice(0, 1).map((each) => ({ ...each, ...span })));
  }
  return { found, written };
}

function readIn(text: string, locale: Locale): { readonly letter: string; readonly line: ReadLine } | null {
  const [letter, ...others] = UNKNOWNS.filter((each) => text.includes(each));
  if (letter === undefined || others.length > 0) return null;
  const line = readLine(asLine(text), [letter], locale);
  return line === null || line.parts.length < 2 ? null : { letter, line };
}

/** With the signs that a reader of lines knows; a plus before a number in brackets says nothing. */
const asLine = (text: string): string =>
  text
    .replaceAll("√[3]", "∛")
    .replaceAll("{", "(")
    .replaceAll("}", ")")
    .replaceAll(DIVISION_SIGN, "/")
    .replaceAll(MULTIPLICATION_SIGN, "×")
    .replaceAll(/\(\+(?=\d)/g, "(")
    .replaceAll(/(?<==\s?)\+(?=\d)/g, "")
    .replaceAll(/(\d)(?=[xs(])/g, "$1×");

/** Points at which no two products of one letter meet by chance. */
const POINTS = ["1.37", "2.61", "4.43"];
const ALIKE = new Decimal("1e-9");

/** `(s)(2s)² = 4s³`: one product of the letter, written twice; right where both are as large wherever they are looked at, wrong where one is always so many times the other. */
function judgeIdentities({ parts, numbers }: ReadLine, letter: string, sides: readonly Span[]): Statement[] {
  const values = valuesOf(numbers);
  return parts.flatMap((other, at): Statement[] => {
    const [one, from, to] = [parts[at - 1], sides[at - 1], sides[at]];
    if (one === undefined || from === undefined || to === undefined || sides.length !== parts.length) return [];
    if ([one, other].some((part) => part.kind === "letter" || !listLetters(part).includes(letter))) return [];
    const [first, ...others] = POINTS.flatMap((point) => {
      const bindings: Bindings = new Map([...values, [letter, exactly(new Decimal(point))]]);
      const [left, right] = [evaluate(one, bindings), evaluate(other, bindings)];
      return left.ok && right.ok && !right.value.value.isZero() ? [left.value.value.div(right.value.value)] : [];
    });
    if (first === undefined || others.length + 1 < POINTS.length) return [];
    const isOneRatio = others.every((ratio) => ratio.minus(first).abs().lte(ALIKE));
    return isOneRatio ? [judged({ start: from.start, end: to.end }, first.minus(1).abs().lte(ALIKE))] : [];
  });
}

/** What stands between the equals signs, by its places. */
const sidesOf = (text: string, start: number): Span[] =>
  [...text.matchAll(/[^=≈]+/g)].map(({ index, 0: side }) => ({
    start: start + index + side.length - side.trimStart().length,
    end: start + index + side.trimEnd().length,
  }));

/** Each part that has the letter against each that has it not. */
function equalitiesOf(parts: readonly Tree[], letter: string): Equality[] {
  const has = (part: Tree): boolean => listLetters(part).includes(letter);
  const known = parts.filter((part) => !has(part));
  return parts.filter(has).flatMap((left) => known.map((value) => ({ left, right: value })));
}

const valuesOf = (numbers: ReadLine["numbers"]): Bindings =>
  new Map([...numbers].map(([name, { value }]) => [name, exactly(value)]));

type Told = { readonly value: Decimal; readonly half: Decimal };

/** `x = 0.78`, `s = ∛(4.3 × 10⁻⁶) = 0.0163`: as far as it is told. */
function valueOf({ parts, numbers }: ReadLine, letter: string): Told | null {
  const [first, ...others] = parts;
  const last = others.at(-1);
  const number = [...numbers.values()].at(-1);
  if (first?.kind !== "letter" || first.letter !== letter || last === undefined || number === undefined) return null;
  if (others.some((part) => listLetters(part).includes(letter))) return null;
  const values = valuesOf(numbers);
  const told = evaluate(last, values);
  if (!told.ok || !told.value.value.abs().eq(number.value.abs())) return null;
  const { value, significantFigures: figures } = number;
  const half = figures === null ? new Decimal(0) : new Decimal(10).pow(value.e - figures + 1).div(2);
  const isReached = others.every((part) => {
    const own = evaluate(part, values);
    return own.ok && own.value.value.minus(told.value.value).abs().lte(half.times(ROUNDED_ON));
  });
  return isReached ? { value: told.value.value, half } : null;
}

const differenceAt = (
  { equality: { left, right: other }, letter, values }: WrittenEquality,
  value: Decimal,
): Decimal | null => {
  const result = evaluate(minus(left, other), new Map([...values, [letter, exactly(value)]]));
  return result.ok ? result.value.value : null;
};

/** Whether a solution lies within what a value may have been rounded from. */
function isSolvedBy(written: WrittenEquality, { value, half }: Told): boolean {
  const [low, at, high] = [value.minus(half), value, value.plus(half)].map((place) => differenceAt(written, place));
  if (at?.isZero() === true) return true;
  return low !== null && high !== null && low !== undefined && high !== undefined && low.times(high).lte(0);
}

function haveOneSolution(one: WrittenEquality, other: WrittenEquality): boolean {
  return [
    [one, other],
    [other, one],
  ].some(
    ([solved, tried]) =>
      solved !== undefined && tried !== undefined && solutionsOf(solved).some((value) => holdsAt(tried, value)),
  );
}

const solutionsOf = ({ equality, letter, values }: WrittenEquality): Decimal[] =>
  isolate(equality, letter).flatMap((tree) => {
    const result = evaluate(tree, values);
    return result.ok ? [result.value.value] : [];
  });

function holdsAt({ equality, letter, values }: WrittenEquality, value: Decimal): boolean {
  const bindings: Bindings = new Map([...values, [letter, exactly(value)]]);
  const [left, other] = [evaluate(equality.left, bindings), evaluate(equality.right, bindings)];
  if (!left.ok || !other.ok) return false;
  const size = Decimal.max(left.value.value.abs(), other.value.value.abs());
  const apart = left.value.value.minus(other.value.value).abs();
  return other.value.value.isZero() ? apart.lte("1e-9") : apart.lte(size.times(SLACK));
}
