import { type Bindings, evaluate, exactly } from "../../algebra/evaluate.ts";
import { isolate } from "../../algebra/isolate.ts";
import { type ReadLine, readLine } from "../../algebra/read-line.ts";
import { type Equality, listLetters, minus, type Tree } from "../../algebra/tree.ts";
import type { Locale } from "../../i18n/locales.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { DIVISION_SIGN, MULTIPLICATION_SIGN } from "../plain-text.ts";
import { right, type Statement } from "./statement.ts";

/** An equality in one letter as a text wrote it, with the values of the numbers in it. */
export type WrittenEquality = { readonly letter: string; readonly equality: Equality; readonly values: Bindings };

/** What concentrations, solubilities and oxidation numbers are called while they are not known. */
const UNKNOWNS = ["x", "s"];
const SIGN = String.raw`(?:[\d\s()+−–\-×·*/÷^⁰¹²³⁴-⁹⁻√xs${DIVISION_SIGN}${MULTIPLICATION_SIGN}]|[.,](?=\d))`;
const WRITTEN = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_.,])(?=[xs\d(√])${SIGN}{1,60}(?:[=≈]${SIGN}{1,60}){1,3}`,
  "gu",
);
/** What hangs over behind an equality: the sentence's own signs, and the beginning of a word or unit. */
const TAIL = /(?:\s[xs]{1,3})?[\s(+*·×−–-]*$/u;
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
    .replaceAll(DIVISION_SIGN, "/")
    .replaceAll(MULTIPLICATION_SIGN, "×")
    .replaceAll(/\(\+(?=\d)/g, "(")
    .replaceAll(/(?<==\s?)\+(?=\d)/g, "")
    .replaceAll(/(\d)\(/g, "$1×(");

/** Each part that has the letter against each that has it not. */
function equalitiesOf(parts: readonly Tree[], letter: string): Equality[] {
  const has = (part: Tree): boolean => listLetters(part).includes(letter);
  const known = parts.filter((part) => !has(part));
  return parts.filter(has).flatMap((left) => known.map((value) => ({ left, right: value })));
}

const valuesOf = (numbers: ReadLine["numbers"]): Bindings =>
  new Map([...numbers].map(([name, { value }]) => [name, exactly(value)]));

type Told = { readonly value: Decimal; readonly half: Decimal };

/** `x = 0.78`: as far as it is told. */
function valueOf({ parts, numbers }: ReadLine, letter: string): Told | null {
  const [first, last, ...more] = parts;
  const [number, ...others] = numbers.values();
  if (first?.kind !== "letter" || first.letter !== letter || last === undefined || more.length > 0) return null;
  if (number === undefined || others.length > 0 || listLetters(last).includes(letter)) return null;
  const told = evaluate(last, valuesOf(numbers));
  if (!told.ok || !told.value.value.abs().eq(number.value.abs())) return null;
  const { value, significantFigures: figures } = number;
  const half = figures === null ? new Decimal(0) : new Decimal(10).pow(value.e - figures + 1).div(2);
  return { value: told.value.value, half };
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
