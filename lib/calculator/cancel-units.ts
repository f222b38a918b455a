import { ONE } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { convertValue, type UnitFactor, unitOf, unitOfFactors } from "../quantity/units/unit.ts";
import type { UnitFactorUsed } from "./calculation.ts";

/**
 * A quantity in whose unit no two factors measure the same: of mL·mol/L the mL are turned into L, and what is left is mol. The
 * factors by which that is done are exact. What is counted, and percents, stay as they are.
 */
export function cancelUnits(quantity: Quantity): {
  readonly result: Quantity;
  readonly factors: readonly UnitFactorUsed[];
} {
  const used: UnitFactorUsed[] = [];
  let { value } = quantity;
  const kept: UnitFactor[] = [];
  for (const factor of quantity.unit.factors) {
    const index = kept.findIndex((earlier) => measuresTheSame(earlier, factor));
    const earlier = kept[index];
    if (earlier === undefined) {
      kept.push(factor);
      continue;
    }
    const [from, to] = [
      unitOfFactors([{ unit: factor.unit, exponent: 1 }]),
      unitOfFactors([{ unit: earlier.unit, exponent: 1 }]),
    ];
    const ratio = convertValue(ONE, from, to);
    value = value.times(ratio.pow(factor.exponent));
    kept[index] = { unit: earlier.unit, exponent: earlier.exponent + factor.exponent };
    used.push(asWholeNumbers(factor, earlier));
  }
  if (used.length === 0) return { result: quantity, factors: [] };
  return { result: { ...quantity, value, unit: unitOfFactors(kept) }, factors: used };
}

function measuresTheSame(a: UnitFactor, b: UnitFactor): boolean {
  return a.unit.dimension === b.unit.dimension && a.unit.dimension !== 0 && a.unit.counted === b.unit.counted;
}

/** `1 L = 1000 mL` rather than `1 mL = 0.001 L`. */
function asWholeNumbers(a: UnitFactor, b: UnitFactor): UnitFactorUsed {
  const [first, second] = [unitOf(a.unit), unitOf(b.unit)];
  const ratio = convertValue(ONE, first, second);
  const [from, to, value] = ratio.gte(1) ? [first, second, ratio] : [second, first, convertValue(ONE, second, first)];
  return {
    one: { value: ONE, unit: from, significantFigures: null },
    equals: { value, unit: to, significantFigures: null },
  };
}
