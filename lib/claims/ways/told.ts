import { Decimal } from "../../quantity/decimal.ts";
import { areSameUnit, intervalOf, isUnity } from "../../quantity/units/unit.ts";
import type { Arithmetic, ReadNumber } from "../claim.ts";
import type { Evidence, Fact } from "../evidence.ts";
import { isRoundingOf } from "../agreement.ts";
import { listNumbers, mapNumbers } from "../read-arithmetic.ts";

/** Whether a number was given, told or computed before, whatever unit it is written with here. */
export function isTold(number: ReadNumber, { facts, said }: Evidence): boolean {
  return [...facts, ...said].some((fact) => fact.source !== "material" && isSameAsTold(number, fact));
}

/** Whether a number is what a fact has, rounded, or with more digits than it was told with. */
export function isSameAsTold(
  number: ReadNumber,
  { quantity, unrounded }: Pick<Fact, "quantity" | "unrounded">,
): boolean {
  if ([quantity.value, unrounded].some((value) => isRoundingOf(number, value.abs()))) return true;
  const told = quantity.significantFigures ?? 0;
  const own = number.quantity;
  return (
    told >= 2 &&
    (own.significantFigures ?? 0) > told &&
    own.value.toSignificantDigits(told, Decimal.ROUND_HALF_UP).eq(quantity.value.abs())
  );
}

/** Whether it was computed in this text. */
export function isComputed(number: ReadNumber, { facts }: Evidence): boolean {
  return facts.some(
    ({ source, quantity, unrounded }) =>
      source === "computed" && [quantity.value, unrounded].some((value) => value.eq(number.quantity.value)),
  );
}

/** A number that was computed in this text, with the digits that it had before it was rounded. */
export function withUnrounded(tree: Arithmetic, { facts }: Evidence): Arithmetic {
  return mapNumbers(tree, (number) => {
    const { value, unit } = number.quantity;
    const own = facts.find(
      ({ source, quantity }) =>
        source === "computed" && quantity.value.eq(value) && (isUnity(unit) || areSameUnit(quantity.unit, unit)),
    );
    return own === undefined ? number : { ...number, quantity: { ...number.quantity, value: own.unrounded } };
  });
}

/** Degrees that are warmed or cooled by, not a place on the scale. */
export function withIntervals(tree: Arithmetic): Arithmetic {
  return mapNumbers(tree, (number) => {
    const unit = intervalOf(number.quantity.unit);
    return unit === null ? number : { ...number, quantity: { ...number.quantity, unit } };
  });
}

/** Whether a number is what lies between two others that were told before. */
export function isDifferenceOfTold(number: ReadNumber, { facts, said }: Evidence): boolean {
  const values = [...facts, ...said].map(({ quantity: { value } }) => value);
  const size = number.quantity.value.abs();
  return values.some((one) => values.some((other) => one.gt(other) && size.eq(one.minus(other))));
}

/** The two sides of a sum or a difference of numbers alone; null of anything else. */
export function pairOf(
  tree: Arithmetic,
): { readonly operator: "+" | "-"; readonly left: ReadNumber; readonly right: ReadNumber } | null {
  if (tree.kind !== "operation" || (tree.operator !== "+" && tree.operator !== "-")) return null;
  const [left, right, ...more] = listNumbers(tree);
  const areNumbers = tree.left.kind === "number" && tree.right.kind === "number";
  return areNumbers && left !== undefined && right !== undefined && more.length === 0
    ? { operator: tree.operator, left, right }
    : null;
}
