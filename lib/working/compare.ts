import { type Bindings, evaluate, exactly, type Measured } from "../algebra/evaluate.ts";
import type { Tree } from "../algebra/tree.ts";
import { convertTo } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { isUnity } from "../quantity/units/unit.ts";

/** By how much a value may differ that was rounded on the way or taken from another table. */
const NEAR = new Decimal("0.012");
/** However few figures are written, numbers that differ by more are different ones. */
const WIDEST = new Decimal("0.05");
/** Logarithms are compared by their size: a factor of two is 0.3 of a pH. */
const NEAR_LOGARITHM = new Decimal("0.03");

/** Half of the last place that a number is written to, as a part of it. */
function roundingOf({ value, significantFigures }: Quantity): Decimal {
  if (significantFigures === null || value.isZero()) return new Decimal(0);
  return new Decimal(10)
    .pow(value.e - significantFigures + 1)
    .div(2)
    .div(value.abs());
}

export function isNear(found: Decimal, wanted: Decimal, tolerance: Decimal = NEAR): boolean {
  return found.minus(wanted).abs().lte(wanted.abs().times(tolerance));
}

const LOGARITHMS: ReadonlySet<string> = new Set(["pH", "pOH", "pKa", "pKb", "pK_a", "pK_b"]);

/** How a value that somebody wrote stands to one that is expected: equal, equal but for its unit, or neither. */
export function compareValues(said: Quantity, wanted: Quantity, letter = ""): "same" | "other-unit" | "apart" {
  const tolerance = Decimal.max(NEAR, Decimal.min(WIDEST, roundingOf(said)));
  const isClose = (value: Decimal): boolean =>
    LOGARITHMS.has(letter)
      ? value.minus(wanted.value).abs().lte(NEAR_LOGARITHM)
      : isNear(value, wanted.value, tolerance);
  if (isUnity(said.unit)) {
    if (isClose(said.value)) return "same";
    // A share is a percentage, too.
    const share = convertTo(said, wanted.unit);
    return share.ok && isClose(share.value.value) ? "same" : "apart";
  }
  const converted = convertTo(said, wanted.unit);
  if (converted.ok && isClose(converted.value.value)) return "same";
  return isClose(said.value) ? "other-unit" : "apart";
}

/** In units of the SI, and with bare numbers as they stand. */
const READINGS: readonly ((quantity: Quantity) => Decimal)[] = [
  ({ value, unit }) =>
    value
      .plus(unit.shift ?? 0)
      .times(unit.numerator)
      .div(unit.denominator),
  ({ value }) => value,
];

export function valuesOf(tree: Tree, numbers: ReadonlyMap<string, Quantity>): (Decimal | null)[] {
  return READINGS.map((read) => {
    const bindings: Bindings = new Map(
      [...numbers].map(([name, quantity]): [string, Measured] => [name, exactly(read(quantity))]),
    );
    const value = evaluate(tree, bindings);
    return value.ok ? value.value.value : null;
  });
}

/** Whether what stands on both sides of an equals sign is the same, within the rounding of what was written as a result. */
export function areEqual(one: Tree, other: Tree, numbers: ReadonlyMap<string, Quantity>): boolean {
  const written = other.kind === "letter" ? numbers.get(other.letter) : undefined;
  const tolerance = Decimal.max("0.01", Decimal.min(WIDEST, written === undefined ? 0 : roundingOf(written)));
  const [ones, others] = [valuesOf(one, numbers), valuesOf(other, numbers)];
  return ones.some((value, index) => {
    const next = others[index];
    return value !== null && next !== null && next !== undefined && isNear(next, value, tolerance);
  });
}
