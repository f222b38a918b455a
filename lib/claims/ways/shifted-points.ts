import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, ReadNumber } from "../claim.ts";
import type { Evidence } from "../evidence.ts";
import { FREEZES, isOfWater, shiftsOf, WATER_BOILS } from "../statements/judge-shifted-points.ts";
import type { WayVerdict } from "./line.ts";
import { pairOf } from "./told.ts";

type Calculation = {
  readonly tree: Arithmetic;
  readonly result: ReadNumber;
  readonly sentence: string;
  readonly evidence: Evidence;
};

/** 0.00 − ΔTf and 100.00 + ΔTb: where a solution in water freezes and boils. */
export function judgeShiftedPoint({ tree, result, sentence, evidence }: Calculation): WayVerdict {
  const pair = pairOf(tree);
  if (pair === null || result.quantity.unit.dimension !== DIMENSIONS.temperature) return null;
  const { operator, left, right } = pair;
  const isOfFreezing = left.quantity.value.isZero();
  if ((!isOfFreezing && !left.quantity.value.eq(WATER_BOILS)) || !isOfWater(evidence)) return null;
  const size = right.quantity.value;
  if (!shiftsOf([...evidence.facts, ...evidence.said]).some((shift) => isRoundingOf(right, shift))) return null;
  const isRight = operator === (isOfFreezing ? "-" : "+");
  if (!isRight) return isOfFreezing && FREEZES.test(sentence) ? "fails" : null;
  const value = isOfFreezing ? size.neg() : size.plus(WATER_BOILS);
  return isRoundingOf(result, value, 1) ? "holds" : null;
}
