import type { Dimension } from "../../quantity/units/dimension.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import type { Arithmetic, Binding, ReadNumber } from "../claim.ts";
import type { Evidence } from "../evidence.ts";
import { mapNumbers } from "../read-arithmetic.ts";
import type { Meaning } from "./meanings.ts";

/** A number of a calculation with what it is taken for; a whole number that only counts has no meaning. */
export type Operand = { readonly number: ReadNumber; readonly meaning: Meaning | null };

/** A calculation whose numbers were all found somewhere, in one of the ways in which they may be meant. */
export type Line = {
  /** With the units that its numbers have. */
  readonly tree: Arithmetic;
  readonly operands: readonly Operand[];
  /** Where it consists of products and quotients only: its numbers, and whether each is divided by. */
  readonly factors: readonly Factor[] | null;
  readonly result: ReadNumber;
  readonly said: Binding;
  readonly sentence: string;
  readonly evidence: Evidence;
};

export type Factor = Operand & { readonly power: 1 | -1 };

/** That the relation holds, that a law speaks against it, that it may not be as it is told, or neither. */
export type WayVerdict = "holds" | "fails" | "doubtful" | null;

export const dimensionOf = ({ meaning }: Operand): Dimension => meaning?.quantity.unit.dimension ?? DIMENSIONS.none;

/** The numbers of a product; null where something is added, raised or put into a function. */
export function factorsOf(tree: Arithmetic, operands: readonly Operand[], power: 1 | -1 = 1): readonly Factor[] | null {
  if (tree.kind === "number") {
    const own = operands.find(({ number }) => number.start === tree.number.start);
    return own === undefined ? null : [{ ...own, power }];
  }
  if (tree.kind !== "operation" || (tree.operator !== "*" && tree.operator !== "/")) return null;
  const left = factorsOf(tree.left, operands, power);
  const right = factorsOf(tree.right, operands, tree.operator === "*" ? power : power === 1 ? -1 : 1);
  return left === null || right === null ? null : [...left, ...right];
}

export function withMeanings(tree: Arithmetic, operands: readonly Operand[]): Arithmetic {
  return mapNumbers(tree, (number) => {
    const meaning = operands.find((operand) => operand.number.start === number.start)?.meaning ?? null;
    return meaning === null ? number : { ...number, quantity: meaning.quantity };
  });
}

/** A temperature in degrees, and no difference of two. */
export function isOnScale({ meaning }: Operand): boolean {
  return meaning !== null && meaning.quantity.unit.shift !== null && !/^[Δ∆]/u.test(meaning.symbol ?? "");
}

/** Written without a point: 16.00 counts nothing. */
export const isWhole = ({ quantity: { value, unit }, lastPlace }: ReadNumber): boolean =>
  isUnity(unit) && value.isInteger() && (lastPlace === null || lastPlace >= 0);

/** 1, 10, 1000: of a conversion, or of the unit itself. */
export const isPowerOfTen = (number: ReadNumber): boolean => /^10*$/.test(number.quantity.value.toFixed());

/** The numbers of a sum; null of anything else. */
export function termsOf(tree: Arithmetic): readonly ReadNumber[] | null {
  if (tree.kind === "number") return [tree.number];
  if (tree.kind !== "operation" || tree.operator !== "+") return null;
  const [left, right] = [termsOf(tree.left), termsOf(tree.right)];
  return left === null || right === null ? null : [...left, ...right];
}

/** A sum of numbers each of which is taken so many times, or once; null of anything else. */
export function multiplesOf(tree: Arithmetic): readonly (readonly [times: number, of: ReadNumber])[] | null {
  if (tree.kind === "number") return [[1, tree.number]];
  if (tree.kind !== "operation") return null;
  if (tree.operator === "*") {
    const [one, other] = [tree.left, tree.right].map((side) => (side.kind === "number" ? side.number : null));
    if (one === null || other === null || one === undefined || other === undefined) return null;
    return isWhole(one)
      ? [[one.quantity.value.toNumber(), other]]
      : isWhole(other)
        ? [[other.quantity.value.toNumber(), one]]
        : null;
  }
  const [left, right] = tree.operator === "+" ? [multiplesOf(tree.left), multiplesOf(tree.right)] : [null, null];
  return left === null || right === null ? null : [...left, ...right];
}
