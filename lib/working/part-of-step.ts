import { dimensionOf } from "../algebra/dimension.ts";
import { times, type Tree } from "../algebra/tree.ts";
import { Decimal } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { isUnity } from "../quantity/units/unit.ts";
import { isNear, valuesOf } from "./compare.ts";
import type { Target } from "./targets.ts";

/** Longer products are no step of a solution. */
const MOST_FACTORS = 6;

/** Whoever leaves units away may count in thousandths: 0.060 × 2.0 for 60 mL × 2.0 mol/L. */
const SCALES = [1, 1_000, 0.001].map((scale) => new Decimal(scale));

/**
 * Whether a value is that of some factors of a target's calculation, and not of all: c₁V₁ of c₁V₁/V₂. Whoever goes there in
 * two moves is right so far.
 */
export function isPartOf(said: Quantity, { setup }: Target): boolean {
  const [calculation] = setup?.parts ?? [];
  if (setup === null || calculation?.kind !== "product" || calculation.factors.length > MOST_FACTORS) return false;
  return listParts(calculation.factors).some((part) => isValueOf(said, part, setup.numbers));
}

/** Products of at least two of the factors, and not of all. */
function listParts(factors: readonly Tree[]): Tree[] {
  const chosen = Array.from({ length: 2 ** factors.length }, (_, mask) =>
    factors.filter((_factor, at) => Math.floor(mask / 2 ** at) % 2 === 1),
  );
  return chosen.filter(({ length }) => length >= 2 && length < factors.length).map((each) => times(...each));
}

function isValueOf(said: Quantity, part: Tree, numbers: ReadonlyMap<string, Quantity>): boolean {
  const [inSi, bare] = valuesOf(part, numbers);
  if (isUnity(said.unit))
    return bare !== null && bare !== undefined && SCALES.some((scale) => isNear(said.value.times(scale), bare));
  const dimension = dimensionOf(part, (name) => numbers.get(name)?.unit.dimension ?? DIMENSIONS.none);
  const value = said.value.times(said.unit.numerator).div(said.unit.denominator);
  return dimension === said.unit.dimension && inSi !== null && inSi !== undefined && isNear(value, inSi);
}
