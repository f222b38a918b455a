import type { SlipId } from "../methods/rules/rule.ts";
import { Decimal, ZERO } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { type Bindings, evaluate, exactly, type Measured } from "./evaluate.ts";
import { isolate } from "./isolate.ts";
import type { ReadLine } from "./read-line.ts";
import { listTreeSlips } from "./slips.ts";
import { type Equality, listLetters, type Tree } from "./tree.ts";

/** What a line is judged by: the law, the letter that is sought, and what each letter stands for, that one included. */
export type Judged = {
  readonly equality: Equality;
  readonly target: string;
  /** In the law's units. */
  readonly values: ReadonlyMap<string, Quantity>;
  /** The letters among them that are constants. */
  readonly constants: ReadonlySet<string>;
};

export type LineVerdict =
  | { readonly kind: "follows" }
  /** The line would follow but for one known mistake, in this part of it. */
  | { readonly kind: "slip"; readonly part: number; readonly id: SlipId; readonly letters: readonly string[] }
  /** The part is not what stands before it, nor what is sought. */
  | { readonly kind: "does-not-follow"; readonly part: number };

/** Places at which letters are compared: numbers that no law has anything special for. */
const PROBES = ["1.37", "0.83", "2.91"].map((value) => new Decimal(value));
const SAME_AT_PROBES = new Decimal("1e-12");
/** However few figures are written, numbers that differ by more are different ones. */
const WIDEST = new Decimal("0.05");

/**
 * Whether a line follows from the law. Parts of letters alone are compared at several places at which the law holds, so
 * that `n = m/M` is right whatever the values are; a part with numbers must have the value of what stands before it, within
 * the rounding of its numbers, with its units or without any. Else the mistake is looked for that leads to such a part.
 */
export function judgeLine({ parts, numbers }: ReadLine, judged: Judged): LineVerdict {
  const own = listLetters(judged.equality.left, judged.equality.right);
  const isSymbolic = (part: Tree): boolean => listLetters(part).every((letter) => own.includes(letter));
  const [first, ...others] = parts;
  if (first === undefined) return { kind: "does-not-follow", part: 0 };
  for (const [index, part] of others.entries()) {
    const isRight =
      isSymbolic(first) && isSymbolic(part)
        ? agreeAnywhere(first, part, judged)
        : agreeHere(first, part, numbers, judged);
    if (isRight) continue;
    const slip = findSlip(part, numbers, judged, isSymbolic(part));
    return slip === null ? { kind: "does-not-follow", part: index + 1 } : { kind: "slip", part: index + 1, ...slip };
  }
  return { kind: "follows" };
}

/** Whether two trees have one value wherever the law holds. */
function agreeAnywhere(one: Tree, other: Tree, { equality, target }: Judged): boolean {
  const letters = listLetters(equality.left, equality.right).filter((letter) => letter !== target);
  return PROBES.every((probe, round) => {
    const bindings = new Map<string, Measured>(
      letters.map((letter, index) => [letter, exactly(probe.plus(new Decimal(index + round).div(7)))]),
    );
    const solved = isolate(equality, target).flatMap((tree) => valueOf(tree, bindings) ?? []);
    return solved.some((value) => {
      const whole = new Map([...bindings, [target, exactly(value)]]);
      const [left, right] = [valueOf(one, whole), valueOf(other, whole)];
      return left !== null && right !== null && isNear(left, right, SAME_AT_PROBES);
    });
  });
}

function valueOf(tree: Tree, bindings: Bindings): Decimal | null {
  const value = evaluate(tree, bindings);
  return value.ok ? value.value.value : null;
}

const isNear = (one: Decimal, other: Decimal, tolerance: Decimal): boolean =>
  one.minus(other).abs().lte(one.abs().times(tolerance));

/** In units of the SI, and with bare numbers as they stand, letters in the units of the law. */
const READINGS: readonly ((quantity: Quantity) => Decimal)[] = [
  ({ value, unit }) =>
    value
      .plus(unit.shift ?? 0)
      .times(unit.numerator)
      .div(unit.denominator),
  ({ value }) => value,
];

/** A reading is one for the whole line: a letter in kilograms beside bare grams would make 0.036 of 36. */
function agreeHere(one: Tree, other: Tree, numbers: ReadLine["numbers"], judged: Judged): boolean {
  const tolerance = Decimal.min(WIDEST, roundingOf(one, numbers).plus(roundingOf(other, numbers)).plus("1e-9"));
  return bindingsOf(numbers, judged).some((bindings) => {
    const [left, right] = [valueOf(one, bindings), valueOf(other, bindings)];
    return left !== null && right !== null && isNear(left, right, tolerance);
  });
}

/** What letters and numbers stand for in each reading, made once for a line. */
const known = new WeakMap<ReadLine["numbers"], readonly Bindings[]>();

function bindingsOf(numbers: ReadLine["numbers"], { values }: Judged): readonly Bindings[] {
  const made =
    known.get(numbers) ??
    READINGS.map(
      (read): Bindings =>
        new Map([...values, ...numbers].map(([name, quantity]): [string, Measured] => [name, exactly(read(quantity))])),
    );
  known.set(numbers, made);
  return made;
}

/** By how much, of its value, the rounding of its numbers may move a tree: half of each last place. */
function roundingOf(tree: Tree, numbers: ReadLine["numbers"]): Decimal {
  return listLetters(tree).reduce((sum, name) => {
    const quantity = numbers.get(name);
    if (quantity === undefined || quantity.significantFigures === null || quantity.value.isZero()) return sum;
    const half = new Decimal(10).pow(quantity.value.e - quantity.significantFigures + 1).div(2);
    return sum.plus(half.div(quantity.value.abs()));
  }, ZERO);
}

/** The mistake that leads to a part, by its letters or by its value. */
function findSlip(
  part: Tree,
  numbers: ReadLine["numbers"],
  judged: Judged,
  isSymbolic: boolean,
): { readonly id: SlipId; readonly letters: readonly string[] } | null {
  const [solved] = isolate(judged.equality, judged.target);
  if (solved === undefined) return null;
  const slips = listTreeSlips(solved, judged.constants);
  const found = slips.find(({ tree }) =>
    isSymbolic ? agreeAnywhere(tree, part, judged) : agreeHere(tree, part, numbers, judged),
  );
  return found === undefined ? null : { id: found.id, letters: found.letters };
}
